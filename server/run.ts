import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
// Must be loaded while Response is Node's own: it makes the mark of an answer in progress from that. The first listener
// installs a faster Response, whose mark is not recognised: a stream would end, empty, before its first word.
import '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { asDomainError, bareHeaders, errorBody, statusOf } from './platform/http/errors.ts';
import type { AppEnv } from './platform/http/http.ts';
import { answerStarting } from './starting.ts';

/** Idle connections are closed after this; longer than any usual proxy keeps its own, so that it hangs up first. */
const keepAliveMilliseconds = 75_000;

/** Time for a client to send its headers, and for a whole request: a large body on a slow line has five minutes. */
const patience = { headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };
/** How long a refused connection may take to receive the answer. */
const lastWordMilliseconds = 2000;

export type Listening = {
  /** The port in use; it differs from the requested one only if that was 0. */
  port: number;
  /** Starts to serve; before this call every request is told to come back soon. */
  serve(listener: RequestListener): void;
  /** Takes no new connections and lets answers in progress finish. */
  close(): Promise<void>;
};

/** Opens the port first, so that a port in use is noticed before anything else starts. */
export async function listen(host: string, port: number, waits = patience): Promise<Listening> {
  let listener: RequestListener = answerStarting;
  const server: Server = createServer({ keepAliveTimeout: keepAliveMilliseconds, ...waits }, (request, response) =>
    listener(request, response),
  );
  // Node would refuse every Expect header but 100-continue with an empty 417; HTTP allows to ignore them.
  server.on('checkExpectation', (request, response) => listener(request, response));
  server.on('clientError', (_error, socket) => answerUnreadable(socket as Socket));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      listener = next;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection that is in use now becomes idle when its answer is sent, and would be kept open.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      server.closeIdleConnections();
      await closed;
      clearInterval(closeIdle);
    },
  };
}

/** The app as Node serves it. A request that never reaches it, such as for an impossible host, fails like any other. */
export function requestListener(app: Hono<AppEnv>): RequestListener {
  const answer = getRequestListener(app.fetch, {
    errorHandler: (cause) => {
      const unreadable = new DomainError('INVALID_REQUEST', 'The request cannot be read.', {}, { cause });
      const error = cause instanceof Error && cause.name === 'RequestError' ? unreadable : asDomainError(cause);
      return failureResponse(error);
    },
  });
  return (request, response) => {
    // A proxy in front may have used the other Host header (RFC 9112, 3.2).
    if (request.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1) {
      const { headers, body } = unreadable();
      response.writeHead(400, headers).end(body);
      return;
    }
    void answer(request, response);
  };
}

/** The answer to a request that cannot be read. */
function unreadable(): { headers: Record<string, string>; body: string } {
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(new DomainError('INVALID_REQUEST', 'The request cannot be read.'), requestId));
  return {
    headers: { ...bareHeaders(requestId), 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    body,
  };
}

function failureResponse(error: DomainError): Response {
  const requestId = randomUUID();
  return Response.json(errorBody(error, requestId), { status: statusOf(error.code), headers: bareHeaders(requestId) });
}

/**
 * Answers bytes that are not HTTP in the same way and closes the connection (P26). A connection that a browser opened
 * ahead and never used is closed without an answer, which would be taken for that of a request already on its way.
 */
function answerUnreadable(socket: Socket): void {
  if (!socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { headers, body } = unreadable();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // end() alone would wait for the client to close its side too, which may never happen.
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  setTimeout(() => socket.destroy(), lastWordMilliseconds).unref();
}
