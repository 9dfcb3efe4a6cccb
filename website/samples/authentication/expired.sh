npx product-agent --fault token-expired
