/** A browser's part in a sign-in, for tests: keeps cookies and stops at the product's callback. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  /** `headers` are sent with every request. */
  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers;
  }

  /**
   * Signs in to the product at `url` with this address and returns the final address. Set `back` to return from
   * Google to another server of the same product; `query` is added to the first request.
   */
  async signIn(url: string, email: string, { query = '', back }: { query?: string; back?: string } = {}): Promise<URL> {
    const chooser = await this.open(`${url}/auth/v1/authorize?provider=google${query}`);
    const callback = (await this.open(chooser.url, { email })).url;
    return (await this.open(back ? new URL(callback.pathname + callback.search, back) : callback)).url;
  }

  /** Follows redirects; returns the page, or the product's callback address with an empty page. */
  async open(
    address: string | URL,
    form?: Record<string, string>,
  ): Promise<{ url: URL; status: number; page: string }> {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    for (let hops = 0; hops < 10; hops++) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: {
          ...this.#headers,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body ? { method: 'POST', body } : {}),
      });
      body = undefined;
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') this.#cookies.delete(name);
        else this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) return { url, status: response.status, page: await response.text() };
      url = new URL(location, url);
      if (url.pathname === '/auth/v1/callback') return { url, status: 0, page: '' };
    }
    throw new Error('Too many redirects');
  }
}
