import { expect, test } from 'vitest';
import { type ReviewedReport, type SafetyReview, safetyPath } from '#domain/operations/safety.ts';
import { openOffice, textOf } from '../testing/office.tsx';

const told: ReviewedReport = {
  id: 'report-1',
  kind: 'not_for_my_child',
  reason: 'frightening',
  words: 'It is about a **wolf**.',
  field: null,
  language: 'english',
  ageGroup: '3-5',
  text: '**The Lamp and the Fox**\n\nThe fox said "good night".\n\n**All** was quiet.',
  createdAt: '2026-11-20T09:00:00Z',
  decision: null,
  answer: '',
};
const review: SafetyReview = {
  reader: { name: 'reader-1', away: false },
  policy: 'safe',
  prompt: 'r1',
  readings: 12,
  unanswered: 1,
  averageMs: 340,
  costUsd: 0.02,
  capUsd: 5,
  period: { from: '2026-11-19T09:00:00Z', to: '2026-11-20T09:00:00Z' },
  open: 2,
  reports: [
    told,
    {
      ...told,
      id: 'report-2',
      kind: 'refused_wrongly',
      reason: null,
      words: '',
      field: 'message',
      text: 'a **big** "storm"\nat sea',
    },
  ],
};

test('[P31] a told story that was reported is shown as its page shows it, a refused wish as it was written', async () => {
  const { screen } = await openOffice('/admin/safety', { [safetyPath]: review });
  for (const summary of screen.getByText('Text', { exact: true }).elements()) (summary as HTMLElement).click();
  const texts = screen.getByRole('region', { name: 'Text', exact: true });
  await expect
    .poll(() => texts.elements().map((text) => textOf(text).replaceAll('\u00a0', ' ')))
    .toEqual(['The Lamp and the Fox | The fox said “good night”. | All was quiet.', 'a **big** "storm" | at sea']);
  expect(texts.elements().map((text) => (text as HTMLElement).lang)).toEqual(['en', 'en']);
  expect(texts.elements()[0]?.querySelector('h4')?.textContent).toContain('The Lamp');
});
