import type { PhrasingContent, RootContent } from 'mdast';
import { type ChangePiece, listReleases, versionId } from '../changes/changelog';
import { listVersions } from '../changes/releases';
import type { Reference } from '../reference';
import type { Fact, FactContext } from './context';

const toNode = (piece: ChangePiece): PhrasingContent =>
  typeof piece === 'string'
    ? { type: 'text', value: piece }
    : { type: 'inlineCode', value: piece.code };

const paragraphOf = (...children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children,
});

/** `<Changelog />`: a section for each version, newest first, and the feed once one is released. */
export const changelog: Fact = {
  expand(_, { labels, locale, reference }) {
    const { feed, unreleased } = labels.changes;
    const releases = listReleases(reference, locale);
    const versions = releases.flatMap(({ version, date, notes, sections }): RootContent[] => [
      {
        type: 'heading',
        depth: 3,
        children: [{ type: 'text', value: `${version} (${date ?? unreleased})` }],
        data: { hProperties: { id: versionId(version) } },
      },
      ...(notes ? [paragraphOf({ type: 'text', value: notes })] : []),
      ...sections.flatMap(({ title, lines }): RootContent[] => [
        paragraphOf({ type: 'strong', children: [{ type: 'text', value: title }] }),
        {
          type: 'list',
          spread: false,
          children: lines.map((line) => ({
            type: 'listItem',
            children: [{ type: 'paragraph', children: line.map(toNode) }],
          })),
        },
      ]),
    ]);
    if (!releases.some(({ date }) => date)) return versions;
    const text: PhrasingContent = { type: 'text', value: feed };
    const link = { type: 'link' as const, url: 'pathname:///changelog.xml', children: [text] };
    return [...versions, paragraphOf(link)];
  },
};

interface Mark {
  added?: string;
  changed?: string;
}

const marksOf = new WeakMap<Reference, Map<string, Mark>>();

/** The versions in which a field, event or error was added and last changed. */
function listMarks(reference: Reference): Map<string, Mark> {
  const known = marksOf.get(reference);
  if (known) return known;
  const marks = new Map<string, Mark>();
  for (const { version, changes = [] } of listVersions(reference)) {
    for (const { before, key, kind, name, renamedTo } of changes) {
      const subject = kind === 'default' ? name : key.split(' ')[0];
      if (!subject) continue;
      const isNew = before === undefined && !renamedTo && subject === key;
      if (isNew) marks.set(subject, { added: version });
      else if (marks.get(subject)?.added !== version) {
        marks.set(subject, { ...marks.get(subject), changed: version });
      }
    }
  }
  marksOf.set(reference, marks);
  return marks;
}

/** When something was added or last changed; nothing if it is unchanged since the first version. */
export function markOf(key: string, { labels, reference }: FactContext): string | undefined {
  if (!reference.options.changelog) return undefined;
  const { added, changed } = listMarks(reference).get(key) ?? {};
  const { changedIn, since } = labels.changes;
  const notes = [added && since(added), changed && changedIn(changed)].filter(Boolean);
  return notes.length > 0 ? notes.join(', ') : undefined;
}
