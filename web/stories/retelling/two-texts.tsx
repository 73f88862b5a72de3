type Props = {
  /** The language tag of the story. */
  language: string;
  titles: readonly [mine: string, theirs: string];
  mine: readonly string[];
  theirs: readonly string[];
};

/** Two texts of one story side by side, or stacked on a phone; paragraphs in only one of them are marked. */
export function TwoTexts({ language, titles, mine, theirs }: Props) {
  return (
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      <Text title={titles[0]} language={language} paragraphs={mine} others={theirs} />
      <Text title={titles[1]} language={language} paragraphs={theirs} others={mine} />
    </div>
  );
}

type TextProps = { title: string; language: string; paragraphs: readonly string[]; others: readonly string[] };

function Text({ title, language, paragraphs, others }: TextProps) {
  const shared = new Set(others);
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <div lang={language} className="mt-1 grid max-h-72 gap-2 overflow-y-auto rounded-md bg-surface p-3">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change
          <p key={index}>
            {shared.has(paragraph) ? (
              paragraph
            ) : (
              <mark className="rounded-sm bg-lamp-wash text-ink underline decoration-lamp">{paragraph}</mark>
            )}
          </p>
        ))}
      </div>
    </section>
  );
}
