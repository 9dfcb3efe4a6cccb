npm install {{site}}/sdk/product-sdk-{{version}}.tgz react react-dom
