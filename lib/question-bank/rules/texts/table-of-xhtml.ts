import type { Xml } from '@/lib/platform/text/read-xml';
import { refuseItem } from '../imported';

type Nodes = readonly (Xml | string)[];

const parts = new Set(['thead', 'tbody', 'tfoot']);

function rowsOf(nodes: Nodes): Xml[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.name === 'tr') return [node];
    if (node.name === 'colgroup' || node.name === 'col') return [];
    return parts.has(node.name) ? rowsOf(node.children) : refuseItem('content', { name: node.name }, node.line);
  });
}

/** A table of lines and columns whose first line names the columns; cells that span others are refused. */
export function tableOf(children: Nodes, words: (cell: Nodes) => string): string {
  const rows = rowsOf(children).map(({ children: cells }) => {
    const own = cells.filter((cell): cell is Xml => typeof cell !== 'string');
    return own.map((cell) => {
      const spans = cell.attributes.has('colspan') || cell.attributes.has('rowspan');
      if (spans) refuseItem('content', { name: 'table' }, cell.line);
      return words(cell.children)
        .replaceAll(/(?<!\\)\|/g, '\\|')
        .replaceAll('\\\n', ' ')
        .replaceAll('\n', ' ');
    });
  });
  const [head = [], ...others] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n');
}
