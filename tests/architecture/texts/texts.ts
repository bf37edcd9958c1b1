import { type AnyNode, nodesOf, parsedFile } from '../source/parsed';
import { isCode, type Tree } from '../source/tree';

/** Titles are facts (house §9): "refuses a second closing", not what it should do. */
export function wishfulTitles(files: Tree): string[] {
  return ofTests(files, (node, source) => {
    if (!/^(it|test|describe)(\.|$)/.test(calleeOf(node, source))) return undefined;
    const title = textIn((node.arguments as AnyNode[])[0], source);
    return /\bshould\b/i.test(title) ? title : undefined;
  });
}

/** Tests that are left out, run alone, wait by the clock, swallow a failure or store markup to compare with. */
export function evasiveTests(files: Tree): string[] {
  return ofTests(files, (node, source) => {
    const callee = calleeOf(node, source);
    const whole = source.slice(node.start, node.end);
    if (/^(it|test|describe)\b.*\.(only|skip|todo|fixme|skipIf|runIf|fails)$/.test(callee)) return callee;
    if (/\.(toMatchSnapshot|toMatchInlineSnapshot|toMatchFileSnapshot|toHaveScreenshot|waitForTimeout)$/.test(callee))
      return callee;
    return /\.catch$/.test(callee) && /\.catch\(\(\) => (\{\s*\}|undefined|null)\)$/.test(whole)
      ? whole.slice(-40)
      : undefined;
  });
}

const leftovers = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|eslint-disable/;

/** Comments that put something off or silence the checker. `biome-ignore` needs its reason, which Biome itself asks for. */
export function unfinishedComments(files: Tree): string[] {
  return [...files].flatMap(([file, source]) => {
    if (!isCode(file))
      return /\.(md|css|prisma)$/.test(file) && leftovers.test(source)
        ? [`${file}: ${leftovers.exec(source)?.[0]}`]
        : [];
    const { comments } = parsedFile(file, source);
    return comments
      .filter(({ value }) => leftovers.test(value))
      .map(({ value }) => `${file}: ${value.trim().slice(0, 60)}`);
  });
}

/** `as any` switches the checker off for all that follows. */
export function blindCasts(files: Tree): string[] {
  return [...files].flatMap(([file, source]) => {
    if (!isCode(file)) return [];
    const casts = [...nodesOf(file, source)].filter(
      ({ type }) => type === 'TSAsExpression' || type === 'TSTypeAssertion',
    );
    return casts.flatMap((node) => {
      const { type } = node.typeAnnotation as AnyNode;
      return type === 'TSAnyKeyword' ? [`${file}: ${source.slice(node.start, node.end).slice(0, 60)}`] : [];
    });
  });
}

function ofTests(files: Tree, fault: (node: AnyNode, source: string) => string | undefined): string[] {
  return [...files].flatMap(([file, source]) => {
    if (!/\.(test|spec)\.tsx?$/.test(file) && !/^tests\/.*\.ts$/.test(file)) return [];
    const calls = [...nodesOf(file, source)].filter(({ type }) => type === 'CallExpression');
    return calls.flatMap((node) => fault(node, source) ?? []).map((text) => `${file}: ${text}`);
  });
}

function calleeOf(node: AnyNode, source: string): string {
  const { start, end } = node.callee as AnyNode;
  return source.slice(start, end);
}

function textIn(node: AnyNode | undefined, source: string): string {
  return node && /Literal$/.test(node.type) ? source.slice(node.start, node.end) : '';
}
