<?php
declare(strict_types=1);

ini_set('display_errors', '0');

const PER_MINUTE = 10;

function stop(int $status): never
{
    http_response_code($status);
    exit('{}');
}

function setting(string $name, string $fallback = ''): string
{
    return getenv($name) ?: $fallback;
}

function userOf(string $session): ?string
{
    if (!preg_match('/^([\w-]+)\.([\da-f]{64})$/D', $session, $parts)) {
        return null;
    }
    $expected = hash_hmac('sha256', $parts[1], setting('SESSION_SECRET'));
    return hash_equals($expected, $parts[2]) ? $parts[1] : null;
}

function mayHaveToken(string $user): bool
{
    $name = hash_hmac('sha256', $user, setting('SESSION_SECRET'));
    $file = fopen(sys_get_temp_dir() . "/tokens-$name", 'c+');
    flock($file, LOCK_EX);
    [$minute, $count] = fscanf($file, '%d %d') ?: [0, 0];
    $now = intdiv(time(), 60);
    $count = $minute === $now ? $count + 1 : 1;
    ftruncate($file, 0);
    rewind($file);
    fwrite($file, "$now $count");
    fclose($file);
    return $count <= PER_MINUTE;
}

function requestToken(): ?array
{
    $url = setting('AGENT_URL', 'http://localhost:8787') . '/v1/tokens';
    $body = file_get_contents($url, context: stream_context_create(['http' => [
        'method' => 'POST',
        'header' => 'Authorization: Bearer ' . setting('API_KEY'),
        'timeout' => 5,
    ]]));
    return $body === false ? null : json_decode($body, true);
}

header('Cache-Control: no-store');
header('Content-Type: application/json');
if (setting('API_KEY') === '' || setting('SESSION_SECRET') === '') {
    error_log('Set API_KEY and SESSION_SECRET.');
    stop(500);
}
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Allow: POST');
    stop(405);
}
$user = userOf($_COOKIE['session'] ?? '') ?? stop(401);
if (!mayHaveToken($user)) {
    header('Retry-After: 60');
    stop(429);
}
$issued = requestToken() ?? stop(502);
echo json_encode(['token' => $issued['token'], 'expiresAt' => $issued['expiresAt']]);
