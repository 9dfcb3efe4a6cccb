mkdir -p public
cp node_modules/product-sdk/dist/product-sdk.worklet.js public/
