import '../../ui/styles.css';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AdminStatus } from '#domain/identity/operators.ts';
import { alertsPath } from '#domain/operations/alerts.ts';
import { adminPaths } from '#domain/operations/figures.ts';
import { batchesPath } from '#domain/operations/many.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { type Answers, serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { ToastHost } from '../../ui/layers/toast.tsx';
import Admin from '../pages/admin.tsx';

export const superAdmin = {
  isAdmin: true,
  role: 'super_admin',
  email: 'chief@lunatale.test',
  permissions: {},
  lastLogin: null,
} as const;
export const viewer = { ...superAdmin, role: 'viewer', email: 'viewer@lunatale.test' } as const;

/**
 * Opens a screen of the office with a fake server of these answers; returns the screen and its calls. Public settings
 * are asked for once in each test file: other settings need a file of their own.
 */
export async function openOffice(
  path: string,
  answers: Answers,
  operator: AdminStatus = superAdmin,
  language: 'en' | 'es' = 'en',
) {
  const calls = serveAnswers({
    [adminPaths.status]: operator,
    [adminPaths.audit]: [],
    [batchesPath]: [],
    [alertsPath]: { alerts: [], channels: [], reports: 0 },
    ...answers,
  });
  signInSomebody(superAdmin.email);
  const screen = await render(
    <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/admin" element={<Admin />}>
            <Route path="settings" element={<Profile />} />
            <Route path="*" element={null} />
          </Route>
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <ToastHost />
      </MemoryRouter>
    </LanguageProvider>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  return { screen, calls };
}

function Profile() {
  const t = useTranslations('shell');
  return (
    <>
      <h1>The profile</h1>
      <p>{t('myStories')}</p>
    </>
  );
}

function Elsewhere() {
  return <h1>{useLocation().pathname}</h1>;
}

/** Returns the visible lines of an element. */
export function linesOf(element: Element | null | undefined): string[] {
  return ((element as HTMLElement | null)?.innerText ?? '')
    .split(/[\n\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The same in one line. */
export const textOf = (element: Element | null | undefined) => linesOf(element).join(' | ');

/** Returns the cards of figures: label, figure, note and period of each. */
export const cards = () => [...document.querySelectorAll('main div.shadow-paper')].map(textOf);

/** Returns the panel with this heading. */
export function panel(title: string): Element {
  const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === title);
  const found = heading?.closest('section');
  if (!found) throw new Error(`There is no panel "${title}" among ${linesOf(document.querySelector('main'))}`);
  return found;
}

/** Returns the rows of the table with this caption, headings first; slashes separate a cell's lines. */
export function table(caption: string): string[] {
  const found = document.querySelector(`section[aria-label="${caption}"] table`);
  return [...(found?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => linesOf(cell).join(' / ')).join(' | '),
  );
}

/** Returns the lists of names and values, one text per pair. */
export function facts(inside: ParentNode = document): string[] {
  return [...inside.querySelectorAll('dl > div')].map(textOf);
}

/** Returns the options of the choice with this label. */
export function optionsOf(label: string): string[] {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
  return [...document.querySelectorAll<HTMLOptionElement>(`[id="${id}"] option`)].map(({ text }) => text);
}

/** Returns a chart's texts, and for each series its colour and the heights of its bars or its number of points. */
export async function chart(label: string) {
  const drawing = () => document.querySelector(`[role=img][aria-label="${label}"]`);
  await expect.poll(() => drawing()?.querySelectorAll('.recharts-bar, .recharts-line').length).toBeGreaterThan(0);
  const all = (selector: string) => [...(drawing()?.querySelectorAll(selector) ?? [])];
  return {
    texts: all('text')
      .map((text) => text.textContent)
      .join(' | '),
    series: all('.recharts-legend-item').map(
      (item) => `${item.textContent} ${item.querySelector('path, line')?.getAttribute('fill')}`,
    ),
    bars: all('.recharts-bar').map((bar) => relativeHeights(bar).join(' ')),
    points: all('.recharts-line-dots').map((dots) => dots.querySelectorAll('.recharts-line-dot').length),
  };
}

/** Returns each bar's height as a multiple of the first one's. */
function relativeHeights(series: Element): number[] {
  const heights = [...series.querySelectorAll('.recharts-bar-rectangle')].map((bar) =>
    Number(bar.querySelector('path')?.getAttribute('height') ?? 0),
  );
  return heights.map((height) => Math.round((height / (heights[0] ?? 1)) * 10) / 10);
}
