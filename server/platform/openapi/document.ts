import type { RouterRoute } from 'hono/types';
import { z } from 'zod';
import { errorCodes } from '#domain/errors.ts';
import { accessScopes, accessTokenPrefix } from '#domain/identity/access-tokens.ts';
import { statusOf } from '../http/errors.ts';
import { type AnswerContent, type Endpoint, endpointOf, failuresOf } from './endpoint.ts';

export type JsonSchema = { [key: string]: unknown };
type Content = Record<string, { schema: JsonSchema }>;
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema };
export type DescribedAnswer = { description: string; headers?: JsonSchema; content?: Content };
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, DescribedAnswer>;
};
export type OpenApiDocument = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
};

/** Builds the OpenAPI 3.1 document of every described route, only from the schemas that validate (P27). */
export function openApiDocument(routes: readonly RouterRoute[], publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const { method, path, handler } of routes) {
    const description = endpointOf(handler);
    if (!description) continue;
    const template = templateOf(path);
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(method, path, description) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lunatale',
      version: '1',
      description: 'The programming interface of Lunatale. Every answer carries x-request-id; a failure names it too.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: failureSchemas,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${accessTokenPrefix}...`,
          description: `Made by a parent on their profile. Operations name the one scope that they need: ${accessScopes.join(', ')}.`,
        },
      },
    },
  };
}

/** A route's path as the document writes it: `/a/:id`, `/a/:n{\\d}` and `/a/*` are `/a/{id}`, `/a/{n}` and `/a/{path}`. */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}').replace(/\*$/, '{path}');
}

function operationOf(method: string, path: string, description: Endpoint): Operation {
  const { says, by, scope, query, body, form, describedBody = body } = description;
  const word = /^\/(?:api|functions|auth|storage)\/(?:v1\/)?([\w-]+)/.exec(path)?.[1] ?? 'process';
  return {
    operationId: `${method.toLowerCase()} ${templateOf(path)}`,
    summary: says,
    tags: [/^\/(auth|oauth|\.well-known)\//.test(path) ? 'auth' : path.startsWith('/functions/') ? 'functions' : word],
    ...(by && { security: [{ session: [] }, ...(scope ? [{ accessToken: scope === 'mcp' ? [] : [scope] }] : [])] }),
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(query) : []),
      ...Object.keys(description.headers ?? {}).map((name) => headerParameter(name, description)),
    ],
    ...(describedBody && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(describedBody) } } },
    }),
    ...(form && {
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: inputSchema(form) } },
      },
    }),
    ...(description.file && {
      requestBody: {
        required: true,
        content: { [description.file.type]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responsesOf(description),
  };
}

function pathParameters(path: string): Parameter[] {
  const named = [...path.matchAll(/:(\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', pattern]) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string', ...(pattern && { pattern: `^${pattern}$` }) },
  }));
  const rest = { name: 'path', in: 'path' as const, required: true, schema: { type: 'string' } };
  return path.endsWith('*') ? [...named, rest] : named;
}

function queryParameters(query: z.ZodObject): Parameter[] {
  const { properties = {}, required = [] } = inputSchema(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameter(name: string, { headers }: Endpoint): Parameter {
  return { name, in: 'header', required: false, schema: { type: 'string', description: headers?.[name] } };
}

function bodySchema(body: NonNullable<Endpoint['body']>): JsonSchema {
  return body === 'signed' ? { type: 'object' } : inputSchema(body);
}

/** Returns the schema of what may be sent: before defaults and trimming. */
function inputSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

const failureNames = { own: 'Failure', gotrue: 'AuthFailure', oauth: 'OAuthFailure' } as const;

function responsesOf(description: Endpoint): Operation['responses'] {
  const responses: Operation['responses'] = {};
  for (const [status, content] of Object.entries(description.answers)) {
    responses[status] = { description: status === '302' ? 'Goes on elsewhere.' : 'As asked.', ...contentOf(content) };
  }
  const failure = failureNames[description.failuresAs ?? 'own'];
  const codes = Map.groupBy(failuresOf(description), statusOf);
  for (const [status, named] of codes) {
    const schema: JsonSchema = { $ref: `#/components/schemas/${failure}` };
    const narrowed = failure === 'Failure' ? { allOf: [schema, { properties: { code: { enum: named } } }] } : schema;
    responses[status] = {
      description: named.join(', '),
      ...(status === 429 && { headers: { 'retry-after': { schema: { type: 'integer' } } } }),
      content: { 'application/json': { schema: narrowed } },
    };
  }
  return responses;
}

function contentOf(content: AnswerContent): { content?: Content } {
  if (content === null) return {};
  if (content === 'json') return { content: { 'application/json': { schema: {} } } };
  if (typeof content === 'string') return { content: { [content]: { schema: { type: 'string' } } } };
  return {
    content: { 'application/json': { schema: z.toJSONSchema(content, { io: 'output', unrepresentable: 'any' }) } },
  };
}

const requestId = { type: 'string', format: 'uuid' };
const failureSchemas: Record<string, JsonSchema> = {
  Failure: {
    type: 'object',
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { enum: [...errorCodes] },
      message: { type: 'string' },
      requestId,
      field: { type: 'string' },
      item: { type: 'integer' },
      presetOffer: { type: 'string' },
      limit: { type: 'number' },
      used: { type: 'number' },
      retryAfterSeconds: { type: 'number' },
    },
  },
  OAuthFailure: {
    type: 'object',
    required: ['error', 'error_description', 'code', 'requestId'],
    properties: {
      error: { type: 'string' },
      error_description: { type: 'string' },
      code: { type: 'string' },
      requestId,
    },
  },
  AuthFailure: {
    type: 'object',
    required: ['code', 'error_code', 'msg', 'requestId'],
    properties: { code: { type: 'integer' }, error_code: { type: 'string' }, msg: { type: 'string' }, requestId },
  },
};
