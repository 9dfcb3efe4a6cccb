npx product-agent --port 8791 \
  --reply-url http://localhost:11434/v1 --reply-model llama3.2
