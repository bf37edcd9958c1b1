import { SaxesParser } from 'saxes';

/** An element without its prefixes, and the line that its tag ends in. */
export type Xml = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (Xml | string)[];
  line: number;
};

/** What keeps a text from being read, and where. */
export type XmlFault = { code: 'xml-broken' | 'xml-doctype' | 'xml-too-deep'; line: number };

const depthMax = 64;

/** What word processors and Moodle write beside XML's own five; an entity that a document defines is never read. */
const entities = { nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', laquo: '«', raquo: '»' };

class Stop extends Error {
  constructor(readonly code: XmlFault['code']) {
    super(code);
  }
}

/**
 * A well-formed document as elements and texts, comments and instructions left out. A document type is refused where it
 * begins: with it come entities that grow and files from elsewhere.
 */
export function readXml(text: string): Xml | XmlFault {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, entities);
  const open: Xml[] = [];
  let root: Xml | undefined;
  parser.on('error', () => stop('xml-broken'));
  parser.on('doctype', () => stop('xml-doctype'));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= depthMax) stop('xml-too-deep');
    const named = Object.entries(attributes).map(([key, value]) => [local(key), value] as const);
    const element: Xml = { name: local(name), attributes: new Map(named), children: [], line: parser.line };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (said) => open.at(-1)?.children.push(said));
  parser.on('cdata', (said) => open.at(-1)?.children.push(said));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Stop) return { code: error.code, line: parser.line };
    throw error;
  }
  return root ?? { code: 'xml-broken', line: 1 };
}

function stop(code: XmlFault['code']): never {
  throw new Stop(code);
}

export function isFault(read: Xml | XmlFault): read is XmlFault {
  return 'code' in read;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
