npx product-agent --fault slow,dropped-reply
