npx product-agent --api-key "$API_KEY"
