/** An error in the format of the vendor's API. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 429 | 500 | 503;
  readonly type: 'invalid_request_error' | 'api_error' | 'card_error' | 'idempotency_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: ApiError['status'],
    message: string,
    more: { type?: ApiError['type']; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }

  body(): unknown {
    return { error: { code: this.code, message: this.message, param: this.param, type: this.type } };
  }
}

export function missing(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

export function required(param: string): ApiError {
  return new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** The API error of each fault. */
export const faultErrors = {
  '400': new ApiError(400, 'The request was unacceptable.'),
  '401': new ApiError(401, 'Invalid API Key provided: sk_test_***'),
  '402': new ApiError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' }),
  '429': new ApiError(429, 'Too many requests.', { code: 'rate_limit' }),
  '500': new ApiError(500, 'An unknown error occurred.', { type: 'api_error' }),
  '503': new ApiError(503, 'The service is not available.', { type: 'api_error' }),
} as const;
