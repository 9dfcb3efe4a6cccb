import hashlib
import hmac
import json
import logging
import os
import re
import time
import urllib.request

from fastapi import FastAPI, HTTPException, Request, Response

API_KEY = os.environ.get("API_KEY")
SESSION_SECRET = os.environ.get("SESSION_SECRET", "").encode()
AGENT_URL = os.environ.get("AGENT_URL", "http://localhost:8787")
PER_MINUTE = 10

if not API_KEY or not SESSION_SECRET:
    raise RuntimeError("Set API_KEY and SESSION_SECRET.")

app = FastAPI()
minute, counts = 0, {}


def user_of(request: Request) -> str:
    cookie = request.cookies.get("session", "")
    found = re.fullmatch(r"([\w-]+)\.([\da-f]{64})", cookie, re.ASCII)
    if found:
        user, signature = found.groups()
        expected = hmac.new(SESSION_SECRET, user.encode(), hashlib.sha256)
        if hmac.compare_digest(expected.hexdigest(), signature):
            return user
    raise HTTPException(401)


def limit(user: str) -> None:
    global minute, counts
    now = int(time.time() // 60)
    if now != minute:
        minute, counts = now, {}
    counts[user] = counts.get(user, 0) + 1
    if counts[user] > PER_MINUTE:
        raise HTTPException(429, headers={"Retry-After": "60"})


def request_token() -> dict:
    request = urllib.request.Request(
        f"{AGENT_URL}/v1/tokens",
        method="POST",
        headers={"Authorization": f"Bearer {API_KEY}"},
    )
    with urllib.request.urlopen(request, timeout=5) as answer:
        body = json.load(answer)
    return {"token": body["token"], "expiresAt": body["expiresAt"]}


@app.middleware("http")
async def no_store(request: Request, call_next) -> Response:
    response = await call_next(request)
    response.headers["Cache-Control"] = "no-store"
    return response


@app.post("/token")
def token(request: Request) -> dict:
    limit(user_of(request))
    try:
        return request_token()
    except (OSError, ValueError, KeyError) as error:
        logging.exception("No token")
        raise HTTPException(502) from error
