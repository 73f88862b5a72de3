import { fillForm, write } from './asking.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

const words = {
  en: {
    section: 'Your household',
    invite: 'Invite a grown-up',
    make: 'Make the link',
    link: 'Link to send',
    invites: /asks you to share one shelf of bedtime stories\.$/,
    signIn: 'Sign in to join',
    join: 'Join the household',
    joined: 'You share one shelf now.',
    spent: 'This invitation was used, taken back or is too old. Ask for a new one.',
    own: 'You are in this household already. Send the link to the other grown-up.',
    you: /\(you\)/,
    leave: 'Leave household',
    stay: 'Stay together',
    left: 'You have a household of your own now.',
    takeBack: /^Take back the invitation/,
    takenBack: 'The invitation is taken back.',
    profile: 'To your profile',
    waits: 'The story you were making is kept and goes on right after you sign in.',
    begins: 'The story you asked for is kept and begins right after.',
    invited: 'Your invitation waits: once you are signed in, you can join the household.',
    back: 'After this you come back to your invitation.',
  },
  es: {
    section: 'Tu hogar',
    invite: 'Invitar a alguien',
    make: 'Crear el enlace',
    link: 'Enlace para enviar',
    invites: /te propone compartir un solo estante de cuentos\.$/,
    signIn: 'Inicia sesión para unirte',
    join: 'Unirme al hogar',
    joined: 'Ahora comparten un solo estante.',
    spent: 'Esta invitación ya se usó, se retiró o es muy antigua. Pide una nueva.',
    own: 'Ya estás en este hogar. Envía el enlace a la otra persona.',
    you: /\(tú\)/,
    leave: 'Salir del hogar',
    stay: 'Seguir juntos',
    left: 'Ahora tienes un hogar propio.',
    takeBack: /^Retirar la invitación/,
    takenBack: 'La invitación se retiró.',
    profile: 'Ir a tu perfil',
    waits: 'El cuento que estabas preparando queda guardado y seguirá en cuanto inicies sesión.',
    begins: 'El cuento que pediste queda guardado y empezará enseguida.',
    invited: 'Tu invitación te espera: en cuanto inicies sesión podrás unirte al hogar.',
    back: 'Después de esto vuelves a tu invitación.',
  },
} satisfies Record<Language, object>;

const [hers, his] = ['The Quiet Lantern', 'The Owl on the Roof'];

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = words[language];

  test(`[P08] two grown-ups come to share one shelf in ${language}, and part again, each with what they made`, async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    test.slow();
    await speak(page, language);
    await signIn(page);
    await fillShelf(page, [aStory({ title: hers })]);
    await page.goto('/profile');
    const household = page.getByRole('region', { name: text.section });
    await household.getByRole('button', { name: text.invite }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.make }).click();
    const link = await household.getByLabel(text.link).inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/invitation\\?lang=${language}#[\\w-]{43}$`));

    // The sender of the link cannot use it.
    await page.goto(link);
    await page.getByRole('button', { name: text.join }).click();
    await expect(page.getByText(text.own)).toBeVisible();

    // The other adult sees who invites, signs in on the way, and gets the shared shelf.
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const second = await other.newPage();
    await speak(second, language);
    await second.goto(link);
    await expect(second.getByText(text.invites)).toBeVisible();
    await second.getByRole('link', { name: text.signIn }).click();
    await second.waitForURL('**/signin');
    await signIn(second);
    await expect(second).toHaveURL(/\/invitation/);
    await second.getByRole('button', { name: text.join }).click();
    await expect(second.getByText(text.joined)).toBeVisible();
    await expect(second.getByRole('link', { name: hers })).toBeVisible();
    await fillShelf(second, [aStory({ title: his })]);

    await page.goto('/my-stories');
    for (const title of [hers, his]) await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.goto('/profile');
    await expect(household.getByRole('listitem')).toHaveCount(2);
    await expect(household.getByRole('listitem').filter({ hasText: text.you })).toHaveCount(1);
    await expect(household.getByRole('button', { name: text.invite })).toHaveCount(0);

    // A link works once.
    const third = await other.newPage();
    await speak(third, language);
    await third.goto(link);
    await expect(third.getByText(text.spent)).toBeVisible();
    await third.getByRole('link', { name: text.profile }).click();

    // Leaving needs a confirmation, and each adult keeps the stories they made.
    const theirs = third.getByRole('region', { name: text.section });
    await theirs.getByRole('button', { name: text.leave }).click();
    await third.getByRole('button', { name: text.stay }).click();
    await expect(theirs.getByRole('listitem')).toHaveCount(2);
    await theirs.getByRole('button', { name: text.leave }).click();
    await third.getByRole('alertdialog').getByRole('button', { name: text.leave }).click();
    await expect(third.getByText(text.left)).toBeVisible();
    await expect(theirs.getByRole('listitem')).toHaveCount(1);
    await third.goto('/my-stories');
    await expect(third.getByRole('link', { name: his })).toBeVisible();
    await expect(third.getByRole('link', { name: hers })).toHaveCount(0);
    await page.goto('/my-stories');
    for (const title of [hers, his]) await expect(page.getByRole('link', { name: title })).toBeVisible();

    // A withdrawn link does not work.
    await page.goto('/profile');
    await household.getByRole('button', { name: text.invite }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.make }).click();
    const later = await household.getByLabel(text.link).inputValue();
    await household.getByRole('button', { name: text.takeBack }).click();
    await expect(page.getByText(text.takenBack)).toBeVisible();
    await third.goto(later);
    await expect(third.getByText(text.spent)).toBeVisible();
    await other.close();
  });

  test(`[CREATE-37] [P08] an invited grown-up in ${language} is told of the invitation, and of no story that waits`, async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    await page.goto('/profile');
    const household = page.getByRole('region', { name: text.section });
    await household.getByRole('button', { name: text.invite }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.make }).click();
    const link = await household.getByLabel(text.link).inputValue();

    // Somebody filled the form of this tab, and was asked to sign in.
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const second = await other.newPage();
    await speak(second, language);
    await second.goto('/create');
    await fillForm(second, language);
    await write(second, language);
    await expect(second).toHaveURL(/\/signin$/);
    await expect(second.getByText(text.waits)).toBeVisible();

    await second.goto(link);
    await second.getByRole('link', { name: text.signIn }).click();
    await expect(second.getByText(text.invited)).toBeVisible();
    await expect(second.getByText(text.waits)).toHaveCount(0);
    await second.getByRole('button', { name: /Google/ }).click();
    await second.getByLabel('Email').fill(`invited.${language}.${Date.now()}@example.com`);
    await second.getByRole('button', { name: /Continue/ }).click();
    await expect(second).toHaveURL(/\/welcome$/);
    await expect(second.getByText(text.back)).toBeVisible();
    await expect(second.getByText(text.begins)).toHaveCount(0);
    await second.getByRole('button', { name: /^(Yes, I|Sí, lo) confirm/ }).click();
    await expect(second.getByRole('button', { name: text.join })).toBeVisible();
    await other.close();
  });
}
