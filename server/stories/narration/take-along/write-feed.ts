import type { StoryLanguage } from '#domain/stories/options.ts';
import { escapeXml } from '../../../platform/xml.ts';

export type FeedEpisode = { id: string; title: string; url: string; bytes: number; seconds: number; madeAt: Date };

const words: Record<StoryLanguage, { tag: string; title: string; says: string }> = {
  english: { tag: 'en', title: 'Our bedtime stories', says: 'Stories that were told for this family alone.' },
  spanish: { tag: 'es', title: 'Nuestros cuentos para dormir', says: 'Cuentos contados solo para esta familia.' },
};

/** Returns RSS 2.0 as podcast players and audiobook servers read it, hidden from their directories. Newest first. */
export function writeFeed(of: {
  language: StoryLanguage;
  site: string;
  address: string;
  cover: string;
  episodes: readonly FeedEpisode[];
}): string {
  const { tag, title, says } = words[of.language];
  const items = of.episodes.map(
    ({ id, title: own, url, bytes, seconds, madeAt }) => `    <item>
      <title>${escapeXml(own).trim() || title}</title>
      <guid isPermaLink="false">urn:uuid:${id}</guid>
      <pubDate>${madeAt.toUTCString()}</pubDate>
      <enclosure url="${escapeXml(url)}" length="${bytes}" type="audio/mpeg"/>
      <itunes:duration>${Math.max(1, Math.round(seconds))}</itunes:duration>
      <itunes:explicit>false</itunes:explicit>
      <itunes:episodeType>full</itunes:episodeType>
    </item>
`,
  );
  const newest = of.episodes[0]?.madeAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel>
    <title>${title}</title>
    <link>${escapeXml(of.site)}</link>
    <description>${says}</description>
    <language>${tag}</language>
${newest ? `    <lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}    <atom:link href="${escapeXml(of.address)}" rel="self" type="application/rss+xml"/>
    <image>
      <url>${escapeXml(of.cover)}</url>
      <title>${title}</title>
      <link>${escapeXml(of.site)}</link>
    </image>
    <itunes:author>Lunatale</itunes:author>
    <itunes:image href="${escapeXml(of.cover)}"/>
    <itunes:category text="Kids &amp; Family">
      <itunes:category text="Stories for Kids"/>
    </itunes:category>
    <itunes:explicit>false</itunes:explicit>
    <itunes:type>episodic</itunes:type>
    <itunes:block>Yes</itunes:block>
    <podcast:locked>yes</podcast:locked>
    <podcast:block>yes</podcast:block>
${items.join('')}  </channel>
</rss>
`;
}
