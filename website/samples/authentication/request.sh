curl -X POST http://localhost:8787/v1/tokens \
  -H "Authorization: Bearer $API_KEY"
