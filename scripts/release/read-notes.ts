/** What a changelog in the form of keepachangelog.com says of a version; null where it has no dated section for it. */
export function readNotes(changelog: string, version: string): string | null {
  const [, ...sections] = changelog.split(/^## (?=\[)/m);
  const section = sections.find((text) => text.startsWith(`[${version}] - `));
  if (section === undefined || !/^\[[^\]]+\] - \d{4}-\d{2}-\d{2}\n/.test(section)) return null;
  return `${section.slice(section.indexOf('\n')).trim()}\n`;
}
