mkdir hello-agent
cd hello-agent
npm init -y
npm pkg set type=module
npm install {{site}}/sdk/product-agent-{{version}}.tgz
