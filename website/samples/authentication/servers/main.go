package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"regexp"
	"sync"
	"time"
)

const perMinute = 10

var (
	session = regexp.MustCompile(`^([\w-]+)\.([\da-f]{64})$`)
	client  = http.Client{Timeout: 5 * time.Second}
	mutex   sync.Mutex
	minute  int64
	counts  map[string]int
)

func env(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func userOf(request *http.Request, secret string) (string, error) {
	cookie, err := request.Cookie("session")
	if err != nil {
		return "", err
	}
	parts := session.FindStringSubmatch(cookie.Value)
	if parts == nil {
		return "", errors.New("not a session")
	}
	expected := hmac.New(sha256.New, []byte(secret))
	expected.Write([]byte(parts[1]))
	signature, err := hex.DecodeString(parts[2])
	if err != nil || !hmac.Equal(expected.Sum(nil), signature) {
		return "", errors.New("wrong signature")
	}
	return parts[1], nil
}

func mayHaveToken(user string) bool {
	mutex.Lock()
	defer mutex.Unlock()
	if now := time.Now().Unix() / 60; now != minute {
		minute, counts = now, map[string]int{}
	}
	counts[user]++
	return counts[user] <= perMinute
}

type token struct {
	Token     string `json:"token"`
	ExpiresAt any    `json:"expiresAt"`
}

func requestToken(agentURL, apiKey string) (issued token, err error) {
	request, err := http.NewRequest(http.MethodPost, agentURL+"/v1/tokens", nil)
	if err != nil {
		return
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	answer, err := client.Do(request)
	if err != nil {
		return
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return issued, fmt.Errorf("the agent answered %d", answer.StatusCode)
	}
	err = json.NewDecoder(answer.Body).Decode(&issued)
	return
}

func main() {
	apiKey, secret := env("API_KEY", ""), env("SESSION_SECRET", "")
	if apiKey == "" || secret == "" {
		log.Fatal("Set API_KEY and SESSION_SECRET.")
	}
	agentURL := env("AGENT_URL", "http://localhost:8787")
	http.HandleFunc("/token", func(response http.ResponseWriter, request *http.Request) {
		response.Header().Set("Cache-Control", "no-store")
		response.Header().Set("Content-Type", "application/json")
		if request.Method != http.MethodPost {
			response.Header().Set("Allow", http.MethodPost)
			response.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		user, err := userOf(request, secret)
		if err != nil {
			response.WriteHeader(http.StatusUnauthorized)
			return
		}
		if !mayHaveToken(user) {
			response.Header().Set("Retry-After", "60")
			response.WriteHeader(http.StatusTooManyRequests)
			return
		}
		issued, err := requestToken(agentURL, apiKey)
		if err != nil {
			log.Print(err)
			response.WriteHeader(http.StatusBadGateway)
			return
		}
		json.NewEncoder(response).Encode(issued)
	})
	log.Fatal(http.ListenAndServe(":"+env("PORT", "8080"), nil))
}
