import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usd } from '#domain/operations/numbers.ts';
import { decideReportPath, type ReviewedReport, type SafetyReview, safetyPath } from '#domain/operations/safety.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { type ReportDecision, type ReportKind, reportBounds } from '#domain/stories/reports.ts';
import { shownParagraphs } from '#domain/stories/text/pages.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import { typesetTitle } from '#domain/stories/text/typography.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { Mark } from '../components/mark.tsx';
import { Facts, Nothing, Panel } from '../components/panel.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { formatHours, formatMilliseconds, formatTime } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useAction } from './use-action.ts';

const words = texts.safety;

/** The second reader behind the word lists, and parents' reports about our decisions. */
export function SafetyScreen() {
  const query = useQuery(figuresQuery<SafetyReview>(safetyPath));
  const { data } = query;
  return (
    <Screen title={words.title} query={query}>
      {data === undefined ? (
        !query.isError && <Waiting />
      ) : (
        <>
          <ReaderPanel data={data} />
          <Panel title={words.reports} period={words.open(data.open)}>
            {data.reports.length === 0 ? (
              <Nothing>{words.none}</Nothing>
            ) : (
              <ul className="grid gap-4">
                {data.reports.map((report) => (
                  <li key={report.id} className="border-hairline border-t pt-4 first:border-t-0 first:pt-0">
                    <ReportToReview report={report} />
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-4 text-ink-soft text-sm">{words.command}</p>
          </Panel>
        </>
      )}
    </Screen>
  );
}

function ReaderPanel({ data }: { data: SafetyReview }) {
  const { reader, policy, readings, unanswered, averageMs, costUsd, capUsd, prompt, period } = data;
  const { facts } = words;
  if (reader === null) {
    return (
      <Panel title={words.reader}>
        <p className="flex flex-wrap items-baseline gap-3">
          <Mark tone="bad">{words.off}</Mark>
          <span>{words.nobody}</span>
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={words.reader} period={formatHours(period)}>
      <p className="mb-3 flex flex-wrap items-baseline gap-3">
        <code className="text-sm">{reader.name}</code>
        <Mark tone={reader.away ? 'bad' : 'good'}>{reader.away ? words.away : words.reads}</Mark>
        <span className="text-ink-soft text-sm">{words.policies[policy]}</span>
      </p>
      <Facts
        rows={[
          [facts.readings, String(readings)],
          [facts.unanswered, String(unanswered)],
          [facts.time, formatMilliseconds(averageMs)],
          [facts.cost, usd(costUsd, 4)],
          [facts.cap, capUsd === null ? words.noCap : usd(capUsd, 2)],
          [facts.prompt, prompt],
        ]}
      />
    </Panel>
  );
}

/** One report with its text, if any, and our answer. */
function ReportToReview({ report }: { report: ReviewedReport }) {
  const [answer, setAnswer] = useState(report.answer);
  const action = useAction({ done: words.decided });
  const { kind, reason, field, language, ageGroup, createdAt, decision } = report;
  const decide = (next: ReportDecision) =>
    action.mutate({ path: decideReportPath(report.id), body: { decision: next, answer } });
  const about = [reason && words.reasons[reason], field, language, ageGroup, formatTime(createdAt)];
  return (
    <article className="grid max-w-3xl gap-2">
      <h3 className="flex flex-wrap items-baseline gap-3 text-base">
        {words.kinds[kind]}
        {decision && <Mark tone={decision === 'agreed' ? 'fair' : 'info'}>{words[decision]}</Mark>}
      </h3>
      <p className="text-ink-soft text-sm">{about.filter(Boolean).join(' · ')}</p>
      {report.words !== '' && <p className="whitespace-pre-line">{report.words}</p>}
      {report.text === null ? (
        <p className="text-ink-soft text-sm">{words.noText}</p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.text}</summary>
          <ReportedText kind={kind} text={report.text} language={language} />
        </details>
      )}
      <Field label={words.answer} hint={words.answerHint}>
        <Textarea value={answer} maxLength={reportBounds.answer} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <ToolButton disabled={action.isPending} onClick={() => decide('agreed')}>
          {words.agree}
        </ToolButton>
        <ToolButton disabled={action.isPending} onClick={() => decide('kept')}>
          {words.keep}
        </ToolButton>
      </div>
    </article>
  );
}

type ReportedProps = { kind: ReportKind; text: string; language: StoryLanguage };

/** Shows a reported story as its own page does, below its title; a refused wish as the parent wrote it. */
function ReportedText({ kind, text, language }: ReportedProps) {
  const isStory = kind === 'not_for_my_child';
  const paragraphs = isStory ? shownParagraphs(text, '', language) : [text];
  return (
    <section
      aria-label={words.text}
      lang={languageTag(language)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keyboard too
      tabIndex={0}
      className="grid max-h-80 gap-2 overflow-auto rounded-md bg-raised p-3 text-sm"
    >
      {isStory && <h4 className="text-base">{typesetTitle(extractTitle(text, [], language), language)}</h4>}
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
