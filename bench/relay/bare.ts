// The least a relay can do: it reads the provider's stream, takes the text out of each event, and passes it on.
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const upstream = process.argv[2] ?? '';
const server = createServer((request, response) => {
  const onward = ask(`${upstream}/chat/completions`, { method: 'POST' }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    let rest = '';
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = event.slice('data: '.length);
        const content = data === '[DONE]' ? undefined : JSON.parse(data).choices[0]?.delta.content;
        if (content) response.write(content);
      }
    });
    answer.on('end', () => response.end());
  });
  request.pipe(onward);
}).listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
