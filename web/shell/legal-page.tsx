import { Fragment } from 'react';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import type { LegalText } from '../platform/i18n/legal-text.ts';
import { useAllowances, useOffer } from '../platform/offers.ts';
import { usePublicSettings } from '../platform/public-settings.ts';
import { paths } from '../routes/paths.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { trueOf } from './legal-facts.ts';

/** A legal text in one column, with the table of contents beside it on a wide screen. */
export function LegalPage({ text: whole }: { text: LegalText }) {
  const sells = useOffer('payments');
  const draws = useOffer('pictures');
  const text = trueOf(whole, { settings: usePublicSettings(), sells, draws, allowances: useAllowances() });
  const format = useFormatter();
  const date = format.dateTime(new Date(`${text.effective}T12:00:00Z`), { dateStyle: 'long' });
  const home = (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center font-medium text-lamp underline underline-offset-4"
    >
      {text.backToHome}
    </Link>
  );
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-20 sm:px-6 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-x-16">
      <title>{`${text.title} · Lunatale`}</title>
      <meta name="description" content={text.lead} />
      <header className="lg:col-start-2">
        {home}
        <h1 className="mt-4 text-4xl sm:text-5xl">{text.title}</h1>
        <p className="mt-3 text-ink-soft">{text.effectiveLabel.replace('{date}', date)}</p>
        <p className="mt-6 font-reading text-xl leading-relaxed">{text.lead}</p>
      </header>
      <Disclosure summary={text.contentsLabel} className="mt-8 border-hairline border-y lg:hidden">
        <Contents text={text} />
      </Disclosure>
      <div className="hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block">
        <div className="sticky top-24 mt-20">
          <p className="font-semibold text-ink-soft">{text.contentsLabel}</p>
          <Contents text={text} />
        </div>
      </div>
      <div className="font-reading text-lg leading-[1.7] lg:col-start-2">
        {text.sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-12">
            <h2 id={section.id} className="text-2xl sm:text-[1.75rem]">
              {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <WithEmail text={paragraph} />
              </p>
            ))}
            {section.items && (
              <ul className="mt-4 grid list-disc gap-2.5 pl-6 marker:text-lamp">
                {section.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <div className="mt-14 font-sans text-base">{home}</div>
      </div>
    </div>
  );
}

function Contents({
  text,
}: {
  text: Pick<LegalText, 'contentsLabel'> & { sections: readonly { id: string; title: string }[] };
}) {
  return (
    <nav aria-label={text.contentsLabel} className="mt-2 pb-4">
      <ol>
        {text.sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="inline-flex min-h-9 items-center leading-snug underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Replaces "{email}" by the support address as a link. */
function WithEmail({ text }: { text: string }) {
  const email = usePublicSettings()?.supportEmail;
  const parts = text.split('{email}');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence
    <Fragment key={index}>
      {index > 0 && (
        <a href={email && `mailto:${email}`} className="underline underline-offset-4">
          {email ?? '…'}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
