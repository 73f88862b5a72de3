import '../../ui/styles.css';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type Household,
  householdAdultPath,
  householdPath,
  invitationPath,
  invitationsPath,
  joinHouseholdPath,
  leaveHouseholdPath,
  openInvitationPath,
} from '#domain/identity/household.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { sessionState } from '../../platform/session/session-store.ts';
import { type Answers, type Call, serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { ToastHost } from '../../ui/layers/toast.tsx';
import InvitationPage from '../pages/invitation.tsx';
import { HouseholdSection } from './household-section.tsx';

const at = '2026-11-20T20:15:00.000Z';
const until = '2026-11-27T20:15:00.000Z';
const token = 'A'.repeat(43);
const adult = (id: string, name: string, role: 'owner' | 'adult') => ({
  id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@families.example`,
  avatarUrl: null,
  role,
  joinedAt: at,
});
const refused = (code: string, status: number) => () => Response.json({ code, message: '' }, { status });

beforeEach(() => page.viewport(390, 844));

/** Shows the card to the household's owner, alone or with another adult. */
async function showSection(language: InterfaceLanguage, other?: string) {
  signInSomebody();
  const self = sessionState().user?.id ?? '';
  const household: Household = {
    role: 'owner',
    adults: [adult(self, 'Ana María Fernández', 'owner'), ...(other ? [adult('other', other, 'adult')] : [])],
    invitations: [],
  };
  const invitation = { id: 'i1', createdAt: at, expiresAt: until };
  const only = () => {
    household.adults = household.adults.slice(0, 1);
    return { copied: 2 };
  };
  const calls = serveAnswers({
    [householdPath]: () => structuredClone(household),
    [invitationsPath]: () => {
      household.invitations = [invitation];
      return { ...invitation, token };
    },
    [invitationPath('i1')]: () => {
      household.invitations = [];
      return {};
    },
    [householdAdultPath('other')]: only,
    [leaveHouseholdPath]: only,
  });
  const screen = await draw(language, <HouseholdSection />);
  return { screen, calls };
}

/** Opens the page of an invitation link. */
async function showInvitation(language: InterfaceLanguage, answers: Answers) {
  signInSomebody();
  const calls = serveAnswers(answers);
  const screen = await draw(language, <InvitationPage />, `/invitation#${token}`);
  return { screen, calls };
}

const draw = async (language: InterfaceLanguage, what: React.ReactNode, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
        <QueryProvider>{what}</QueryProvider>
        <ToastHost />
      </LanguageProvider>
    </MemoryRouter>,
  );

test('[P08] an owner makes a link, sees it once, and takes it back', async () => {
  const { screen, calls } = await showSection('en');
  await screen.getByRole('button', { name: 'Invite a grown-up' }).click();
  await expect.element(screen.getByText(/reads and changes all of your stories/)).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await screen.getByRole('button', { name: 'Make the link' }).click();
  await expect
    .element(screen.getByLabelText(/^Link to send/))
    .toHaveValue(`${location.origin}/invitation?lang=en#${token}`);
  await expect.element(screen.getByText('Good once, until November 27, 2026')).toBeVisible();
  await screen.getByRole('button', { name: /^Take back the invitation of/ }).click();
  await expect.element(screen.getByText('The invitation is taken back.')).toBeVisible();
  await expect.poll(() => screen.getByLabelText(/^Link to send/).elements()).toEqual([]);
  expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
    invitationsPath,
    invitationPath('i1'),
  ]);
});

test('[P08] removing and leaving are asked about first, by keyboard too', async () => {
  const { screen, calls } = await showSection('es', 'Benjamín Ochoa de la Fuente');
  expect(screen.getByRole('button', { name: 'Invitar a alguien' }).elements()).toEqual([]);
  const remove = screen.getByRole('button', { name: 'Quitar a Benjamín Ochoa de la Fuente' });
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Seguir juntos' }).click();
  await expect.poll(() => screen.getByRole('alertdialog').elements()).toEqual([]);
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await screen.getByRole('button', { name: 'Salir del hogar' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Salir del hogar' }).click();
  await expect.element(screen.getByText('Ahora tienes un hogar propio.')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([leaveHouseholdPath]);
  await expect.element(screen.getByRole('button', { name: 'Invitar a alguien' })).toBeVisible();
});

test('[P08] an invitation says who asks and what it means, and a refusal what to do', async () => {
  const opened = { invitedBy: 'Ana', expiresAt: until };
  const { screen, calls } = await showInvitation('en', {
    [openInvitationPath]: opened,
    [joinHouseholdPath]: refused('HOUSEHOLD_SHARED', 409),
  });
  await expect.element(screen.getByText('Ana asks you to share one shelf of bedtime stories.')).toBeVisible();
  await screen.getByRole('button', { name: 'Join the household' }).click();
  await expect.element(screen.getByText(/^You share another household\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'To your profile' })).toBeVisible();
  const joined = calls.find(({ path }: Call) => path === joinHouseholdPath);
  expect(joined?.body).toEqual({ token });
});

test.for([
  ['en', 'This invitation was used, taken back or is too old. Ask for a new one.'],
  ['es', 'Esta invitación ya se usó, se retiró o es muy antigua. Pide una nueva.'],
] as const)(
  '[P08] one that is spent says so in %s, and offers nothing to press but the way on',
  async ([language, text]) => {
    const { screen } = await showInvitation(language, { [openInvitationPath]: refused('INVITATION_SPENT', 410) });
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  },
);
