npx product-agent
