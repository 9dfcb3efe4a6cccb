npx product-agent --port 8790 --api-key "$API_KEY"
