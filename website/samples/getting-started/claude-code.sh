claude mcp add product-docs -- npx -y {{site}}/sdk/product-docs-mcp.tgz
