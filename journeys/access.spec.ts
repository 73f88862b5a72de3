import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

const words = {
  en: {
    programs: 'For other programs',
    section: 'Access for other programs',
    make: 'Make a token',
    name: /^Which program is it for\?/,
    nameWrong: 'Write a name of up to 60 letters.',
    write: 'Have stories written',
    now: 'Make',
    token: /^Token/,
    copy: 'Copy',
    copied: 'Copied.',
    done: 'Done',
    used: /last used on/,
    unused: /never used/,
    revoke: 'Revoke Kitchen speaker',
    sure: 'Revoke',
    revoked: 'Kitchen speaker is revoked.',
    asks: '“Claudia” asks to use your Lunatale.',
    goesTo: 'Your answer goes to app.example.',
    allow: 'Allow',
    wrong: /^This request cannot be answered/,
    webhook: 'Tell a program of mine',
    address: /^Address/,
    save: 'Save',
    wrongAddress: 'Write a public address that begins with https://.',
    secret: /^Secret that signs/,
    none: 'None yet.',
    remove: 'Remove',
    removed: 'Your program is told nothing more.',
    read: 'Read the shelf',
  },
  es: {
    programs: 'Para otros programas',
    section: 'Acceso para otros programas',
    make: 'Crear un token',
    name: /^¿Para qué programa es\?/,
    nameWrong: 'Escribe un nombre de hasta 60 letras.',
    write: 'Pedir cuentos',
    now: 'Crear',
    token: /^Token/,
    copy: 'Copiar',
    copied: 'Copiado.',
    done: 'Listo',
    used: /usado por última vez/,
    unused: /sin usar/,
    revoke: 'Revocar Kitchen speaker',
    sure: 'Revocar',
    revoked: 'Kitchen speaker quedó revocado.',
    asks: '«Claudia» pide usar tu Lunatale.',
    goesTo: 'Tu respuesta va a app.example.',
    allow: 'Permitir',
    wrong: /^No se puede responder a esta petición/,
    webhook: 'Avisar a un programa mío',
    address: /^Dirección/,
    save: 'Guardar',
    wrongAddress: 'Escribe una dirección pública que empiece con https://.',
    secret: /^Secreto que firma/,
    none: 'Todavía ninguno.',
    remove: 'Quitar',
    removed: 'Tu programa ya no recibirá avisos.',
    read: 'Leer el estante',
  },
} satisfies Record<Language, object>;

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = words[language];

  test(`[P08] a parent gives a program a token in ${language}, sees what it did, and revokes it`, async ({
    page,
    context,
    baseURL,
    signIn,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await speak(page, language);
    await signIn(page);
    await fillShelf(page, [aStory({ title: 'The Quiet Lantern' })]);
    await page.goto('/profile');
    const access = page.getByRole('region', { name: text.section });
    await page.getByText(text.programs, { exact: true }).click();
    await access.getByRole('button', { name: text.make }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text.now, exact: true }).click();
    await expect(dialog.getByText(text.nameWrong)).toBeVisible();
    await dialog.getByLabel(text.name).fill('Kitchen speaker');
    await dialog.getByText(text.write).click();
    await dialog.getByRole('button', { name: text.now, exact: true }).click();
    const token = await dialog.getByLabel(text.token).inputValue();
    expect(token).toMatch(/^lunatale_[\w-]{43}$/);
    await dialog.getByRole('button', { name: text.copy }).click();
    await expect(page.getByText(text.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await dialog.getByRole('button', { name: text.done }).click();
    await expect(access.getByText(text.unused)).toBeVisible();

    const shelf = () => fetch(`${baseURL}/api/stories`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await shelf()).json()).toMatchObject({ stories: [{ title: 'The Quiet Lantern' }] });
    await page.reload();
    await page.getByText(text.programs, { exact: true }).click();
    await expect(access.getByText(text.used)).toBeVisible();
    await expect(access.getByText(text.write)).toBeVisible();

    await access.getByRole('button', { name: text.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.sure }).click();
    await expect(page.getByText(text.revoked)).toBeVisible();
    await expect(access.getByRole('button', { name: text.revoke })).toHaveCount(0);
    expect((await shelf()).status).toBe(401);
  });

  test(`[P08] an assistant asks in ${language}, and its parent says what it may`, async ({ page, baseURL, signIn }) => {
    const back = 'https://app.example/back';
    await page.route(`${back}*`, (route) => route.fulfill({ body: 'Back in the assistant.' }));
    const made = await fetch(`${baseURL}/oauth/register`, {
      method: 'POST',
      body: JSON.stringify({ client_name: 'Claudia', redirect_uris: [back] }),
    });
    const { client_id } = (await made.json()) as { client_id: string };
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: back,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
      state: 'theirs',
    });
    await speak(page, language);
    // Signing in on the way leads back to the requested page.
    await page.goto(`/authorize?${asked}`);
    await page.waitForURL('**/signin');
    await signIn(page);
    await expect(page.getByText(text.asks)).toBeVisible();
    await expect(page.getByText(text.goesTo)).toBeVisible();
    await page.getByText(text.write).click();
    await page.getByRole('button', { name: text.allow, exact: true }).click();
    await page.waitForURL(`${back}*`);
    const answer = new URL(page.url()).searchParams;
    expect(answer.get('state')).toBe('theirs');
    expect(answer.get('code')).toMatch(/^[\w-]{43}$/);

    await page.goto(`/authorize?${asked}&resource=https://other.example`);
    await expect(page.getByText(text.wrong)).toBeVisible();
  });

  test(`a parent has a program told in ${language}, at an address that may be told, and ends it`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    await page.goto('/profile');
    await page.getByText(text.programs, { exact: true }).click();
    const card = page.getByRole('region', { name: text.webhook });
    await card.getByLabel(text.address).fill('https://192.168.0.1/told');
    await card.getByRole('button', { name: text.save }).click();
    await expect(card.getByText(text.wrongAddress)).toBeVisible();
    await card.getByLabel(text.address).fill('https://app.example/told');
    await card.getByRole('button', { name: text.save }).click();
    expect(await card.getByLabel(text.secret).inputValue()).toMatch(/^whsec_/);
    await expect(card.getByText(text.none)).toBeVisible();
    await card.getByRole('button', { name: text.remove }).click();
    await expect(page.getByText(text.removed)).toBeVisible();
    await expect(card.getByText(text.none)).toHaveCount(0);
  });
}
