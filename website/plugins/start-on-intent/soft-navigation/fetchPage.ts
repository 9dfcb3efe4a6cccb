const patienceMs = 3_000;
let latest: { address: string; page: Promise<Document> } | undefined;

/**
 * Fetches a page, unless it is the one that was fetched last. Rejects where it is not there at its
 * own address, or does not come within three seconds: the browser then loads it, and says so.
 */
export function fetchPage(url: string): Promise<Document> {
  const [address = ''] = url.split('#');
  if (latest?.address === address) return latest.page;
  const page = new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = patienceMs;
    request.onerror = request.ontimeout = request.onabort = reject;
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject());
    request.onreadystatechange = () => {
      const { readyState, status, responseURL } = request;
      // Anything else is not even read: it may be large.
      if (readyState === 2 && (status !== 200 || responseURL !== address)) request.abort();
    };
    request.send();
  });
  latest = { address, page };
  page.catch(() => (latest = undefined));
  return page;
}

/** Fetches a page to take it apart: nobody else is handed it. */
export function takePage(url: string): Promise<Document> {
  const page = fetchPage(url);
  latest = undefined;
  return page;
}
