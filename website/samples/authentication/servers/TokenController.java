import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
class TokenController {
  private static final Logger log = LoggerFactory.getLogger(TokenController.class);
  private final AgentTokens tokens = new AgentTokens();

  @PostMapping("/token")
  ResponseEntity<String> token(
      @CookieValue(name = "session", required = false) String session)
      throws Exception {
    String user = tokens.userOf(session);
    if (user == null) return ResponseEntity.status(401).build();
    if (!tokens.mayHaveToken(user))
      return ResponseEntity.status(429).header("retry-after", "60").build();
    try {
      return ResponseEntity.ok()
          .cacheControl(CacheControl.noStore())
          .contentType(MediaType.APPLICATION_JSON)
          .body(tokens.requestToken());
    } catch (IOException error) {
      log.error("No token", error);
      return ResponseEntity.status(502).build();
    }
  }
}
