import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;

/** Serves AgentTokens as TokenController does, without Spring, which this machine may not have. */
public final class Main {
  public static void main(String[] arguments) throws Exception {
    AgentTokens tokens = new AgentTokens();
    int port = Integer.parseInt(System.getenv("PORT"));
    HttpServer server = HttpServer.create(new InetSocketAddress("localhost", port), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/token", exchange -> answer(exchange, tokens));
    server.start();
  }

  private static void answer(HttpExchange exchange, AgentTokens tokens) throws IOException {
    exchange.getResponseHeaders().set("cache-control", "no-store");
    exchange.getResponseHeaders().set("content-type", "application/json");
    String cookie = exchange.getRequestHeaders().getFirst("cookie");
    int status = 200;
    String body = "{}";
    try {
      String user = tokens.userOf(cookie == null ? null : cookie.replaceFirst("^session=", ""));
      if (!exchange.getRequestMethod().equals("POST")) status = 405;
      else if (user == null) status = 401;
      else if (!tokens.mayHaveToken(user)) status = 429;
      else body = tokens.requestToken();
      if (status == 405) exchange.getResponseHeaders().set("allow", "POST");
      if (status == 429) exchange.getResponseHeaders().set("retry-after", "60");
    } catch (Exception error) {
      status = 502;
    }
    exchange.sendResponseHeaders(status, body.length());
    try (exchange) {
      exchange.getResponseBody().write(body.getBytes());
    }
  }
}
