npm install {{site}}/sdk/product-sdk-{{version}}.tgz
