curl -O {{site}}/sdk/{{version}}/product-sdk.js
curl -O {{site}}/sdk/{{version}}/product-sdk.worklet.js
