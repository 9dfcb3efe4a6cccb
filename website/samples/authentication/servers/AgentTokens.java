import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class AgentTokens {
  private static final int PER_MINUTE = 10;

  private final String apiKey = System.getenv().getOrDefault("API_KEY", "");
  private final String secret =
      System.getenv().getOrDefault("SESSION_SECRET", "");
  private final String agentUrl =
      System.getenv().getOrDefault("AGENT_URL", "http://localhost:8787");
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();
  private long minute;

  public AgentTokens() {
    if (apiKey.isEmpty() || secret.isEmpty())
      throw new IllegalStateException("Set API_KEY and SESSION_SECRET.");
  }

  public String userOf(String session) throws GeneralSecurityException {
    if (session == null || !session.matches("[A-Za-z0-9_-]+\\.[0-9a-f]{64}"))
      return null;
    int dot = session.indexOf('.');
    String user = session.substring(0, dot);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    byte[] expected = mac.doFinal(user.getBytes(StandardCharsets.UTF_8));
    byte[] signature = HexFormat.of().parseHex(session.substring(dot + 1));
    return MessageDigest.isEqual(expected, signature) ? user : null;
  }

  public synchronized boolean mayHaveToken(String user) {
    long now = System.currentTimeMillis() / 60_000;
    if (now != minute) counts.clear();
    minute = now;
    return counts.merge(user, 1, Integer::sum) <= PER_MINUTE;
  }

  public String requestToken() throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(agentUrl + "/v1/tokens"))
            .timeout(Duration.ofSeconds(5))
            .header("authorization", "Bearer " + apiKey)
            .POST(HttpRequest.BodyPublishers.noBody())
            .build();
    HttpResponse<String> answer =
        client.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200)
      throw new IOException("The agent answered " + answer.statusCode() + ".");
    return answer.body();
  }
}
