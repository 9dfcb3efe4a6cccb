npx product-agent --api-key "$API_KEY" --fault token-expired
