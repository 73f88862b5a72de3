import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import { matches } from '../faults.ts';
import { pageFont, pageHeaders, pageLanguage } from '../pages/layout.ts';
import { sendJson } from '../receive.ts';
import type { World } from '../world.ts';
import { accountPage, brokenPage } from './account-page.ts';
import { avatarPng } from './avatar.ts';
import { loadKeys } from './keys.ts';
import { isEmail, type Person, personFor, subjectOf } from './people.ts';
import { createProvider } from './provider.ts';
import { type TokenFault, tamper, tokenFaults } from './tamper.ts';

/** Google as an OpenID provider: oidc-provider behind Google's addresses, with an account chooser of its own. */
export async function googleListener(world: World, issuer: string): Promise<RequestListener> {
  const keys = await loadKeys(world.dataDir);
  const accounts = new Map<string, Person>();
  const provider = createProvider(issuer, world.publicUrl, keys, accounts, (message) => brokenPage('en', message));

  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string; email?: string; email_verified?: boolean } | undefined;
    if (ctx.oidc?.route === 'userinfo' && body?.email) {
      // Does not count the order down: its sign-in already did.
      const spoilt = world.faults
        .list()
        .some((order) => order.fault === 'unverified-email' && matches(order, body.email ?? ''));
      if (spoilt) ctx.body = { ...body, email_verified: false };
    }
    if (ctx.oidc?.route !== 'token' || !body?.id_token) return;
    const email = ctx.oidc.entities.Account ? (accounts.get(ctx.oidc.entities.Account.accountId)?.email ?? '') : '';
    const fault = world.faults.take('google', email, [...tokenFaults, 'token-500'])?.fault;
    if (fault === 'token-500') {
      ctx.status = 500;
      ctx.body = { error: 'internal_failure' };
    } else if (fault) {
      ctx.body = { ...body, id_token: await tamper(body.id_token, fault as TokenFault, keys.signing) };
    }
  });

  const oidc = provider.callback();
  return (request, response) => {
    const call = world.calls.start('google', request, '');
    response.once('close', () => world.calls.end(call, response.writableFinished ? 'finished' : 'aborted'));
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const interaction = /^\/interaction\/([\w-]+)(\/cancel)?$/.exec(path);
    if (interaction) {
      const action = `/interaction/${interaction[1]}`;
      chooseAccount(world, provider, accounts, request, response, action, interaction[2] !== undefined).catch(
        (error: unknown) => {
          const language = pageLanguage(undefined, request.headers['accept-language']);
          const detail = error instanceof Error ? error.message : String(error);
          response.writeHead(400, pageHeaders).end(brokenPage(language, detail));
        },
      );
      return;
    }
    const avatar = /^\/avatar\/(\d{1,30})\.png$/.exec(path);
    if (avatar) {
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
      response.end(avatarPng(avatar[1] ?? ''));
      return;
    }
    if (path.startsWith('/fonts/')) return void sendFont(path, response);
    const discovery = path === '/.well-known/openid-configuration';
    if (discovery && world.faults.take('google', path, ['discovery-down'])) {
      return sendJson(response, 503, { error: 'temporarily_unavailable' });
    }
    void oidc(request, response);
  };
}

/** GET shows the chooser, POST submits the choice, /cancel denies. Rejects if the sign-in is over. */
async function chooseAccount(
  world: World,
  provider: Provider,
  accounts: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
  action: string,
  cancelled: boolean,
): Promise<void> {
  const interaction = await provider.interactionDetails(request, response);
  const { params } = interaction;
  const deny = () =>
    provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The user denied the request',
    });
  if (cancelled) return deny();
  const asked = typeof params.ui_locales === 'string' ? params.ui_locales : undefined;
  const language = pageLanguage(asked, request.headers['accept-language']);
  if (request.method !== 'POST') {
    response.writeHead(200, pageHeaders).end(accountPage(language, action));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const email = (form.get('account') ?? form.get('email') ?? '').trim();
  if (!isEmail(email)) {
    response.writeHead(422, pageHeaders).end(accountPage(language, action, email));
    return;
  }
  if (world.faults.take('google', email, ['denied'])) return deny();
  const accountId = subjectOf(email);
  const previous = interaction.session;
  if (previous?.accountId && previous.accountId !== accountId) {
    // The library would first ask for a sign-out, by script; choosing another account is clear enough.
    await (await provider.Session.findByUid(previous.uid))?.destroy();
    delete interaction.session;
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  }
  accounts.set(accountId, personFor(email, language));
  await provider.interactionFinished(request, response, { login: { accountId }, select_account: {} });
}

async function sendFont(path: string, response: ServerResponse): Promise<void> {
  const font = await pageFont(path);
  if (!font) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }).end(font);
}
