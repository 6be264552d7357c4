#!/usr/bin/env bash
# Leaves a message with a Beacon, with nothing but curl: bash curl.sh [base URL]
set -euo pipefail
base_url=${1:-http://127.0.0.1:8080}

call() {
  curl -sS --fail "$base_url/a2a/v1" \
    -H 'Content-Type: application/json' -H 'A2A-Version: 1.0' -d "$1"
  echo
}

curl -sS --fail "$base_url/.well-known/agent-card.json"
echo

answer=$(call '{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{
  "messageId":"hello-1","role":"ROLE_USER",
  "parts":[{"text":"Hello. We found your Beacon and would like a human to know."}]}}}')
echo "$answer"

id=$(sed -n 's/.*"task":{"id":"\([^"]*\)".*/\1/p' <<<"$answer")
call "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"GetTask\",\"params\":{\"id\":\"$id\"}}"
