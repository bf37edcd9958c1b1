import { filesUnder, isCode, isTest, nameOf, type Tree } from '../source/tree';
import { kernel } from './domains';

const emptyNames = /^(utils?|helpers?|common|misc|shared|core)$/;
const leftovers = /(^|-|_)(old|v\d+|legacy|deprecated|notused)$|-new$/;
/** The spec names this route. */
const named = ['myfiles-v2'];

/** Names that say nothing, and names of what should have been deleted. Folders under app/api are the wire's. */
export function emptyOrLeftoverNames(files: Tree): string[] {
  return [...files.keys()].flatMap((file) => {
    const wire = file.startsWith('app/api/');
    const parts = wire ? [nameOf(file)] : file.split('/');
    const bad = parts.find((part) => {
      const name = part.replace(/\..*$/, '');
      return (emptyNames.test(name) || leftovers.test(name)) && !named.includes(part);
    });
    if (bad) return [`${file}: ${bad} says nothing`];
    return isCode(file) && /\/(index|types)\.\w+$/.test(file)
      ? [`${file}: no barrels, and types sit with what makes them`]
      : [];
  });
}

const oneFile = [
  'README.md',
  'rules.ts',
  'abilities.ts',
  'reach.ts',
  'schemas.ts',
  'contract.ts',
  'failures.ts',
  'links.ts',
  'queries.ts',
  'client.ts',
  'live.ts',
];
const folders = [
  'rules',
  'reach',
  'schemas',
  'contract',
  'statements',
  'queries',
  'client',
  'live',
  'parts',
  'commands',
  'jobs',
  'mails',
];
/** The assistant has more (house §12): in `answering` an answer is written, apart from whoever asked for it. */
const special: Readonly<Record<string, readonly string[]>> = {
  assistant: ['prompts.ts', 'tools.ts', 'models.ts', 'limits.ts', 'prompts', 'tools', 'models', 'limits', 'answering'],
  care: ['prompts'],
};

/** A domain is made of the files of house §2 and nothing else, so that the name says where the code may run. */
export function strayDomainFiles(files: Tree): string[] {
  return filesUnder(files, /^lib\/[^/]+\//).flatMap(([file]) => {
    const [, domain = '', first = '', second] = file.split('/');
    if (kernel.includes(domain) || isTest(file)) return [];
    const allowed = [...(second === undefined ? oneFile : folders), ...(special[domain] ?? [])];
    return allowed.includes(first) ? [] : [`${file}: not one of the files of a domain`];
  });
}

const readmeLinesMax = 80;

export function missingReadmes(files: Tree): string[] {
  const domains = new Set(filesUnder(files, /^lib\/[^/]+\//).map(([file]) => file.split('/')[1]));
  return [...domains].flatMap((domain) => {
    const text = files.get(`lib/${domain}/README.md`);
    if (text === undefined) return [`lib/${domain}: no README.md`];
    const lines = text.trimEnd().split('\n').length;
    return lines > readmeLinesMax ? [`lib/${domain}/README.md: ${lines} lines, at most ${readmeLinesMax}`] : [];
  });
}
