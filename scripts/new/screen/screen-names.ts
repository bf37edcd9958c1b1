import type { Tipo } from '@/lib/access/actor';
import { type AreaPath, areas } from '@/lib/access/areas';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { type Exported, isOfSchool, type Model, modelOf, reachOf, storedOf } from '../domain-facts';
import { camel, pascal, plural, sentence } from '../names';
import { type Column, columnsOf } from './columns';

/** Every name that follows from `screen <domain> <area> <noun>`. */
export type Screen = {
  domain: string;
  noun: string;
  nouns: string;
  /** In code: `notice`, `Notice`, `notices`, `Notices`. */
  one: string;
  One: string;
  many: string;
  Many: string;
  /** What people read: in English, and in Portuguese once somebody has said it. */
  words: { en: { one: string; many: string }; 'pt-BR': { one: string; many: string } };
  area: AreaPath;
  tipos: readonly Tipo[];
  model: Model;
  ofSchool: boolean;
  reach: Exported;
  stored: Exported;
  columns: readonly Column[];
  /** Below /api. */
  path: string;
  /** Below the language. */
  address: string;
  namespace: string;
  key: string | null;
  /** `notices` or `inventory.items`: where its words stand. */
  scope: string;
};

export function screenNames([domain = '', areaName = '', noun = '', called = '']: readonly string[]): Screen {
  const area = `/${areaName}` as AreaPath;
  if (!Object.hasOwn(areas, area)) {
    throw new StartFailure(`"${areaName}" is no area of lib/access/areas.ts (${Object.keys(areas).join(' ')}).`);
  }
  const model = modelOf(domain, noun);
  const tipos: readonly Tipo[] = areas[area].tipos;
  const ofSchool = isOfSchool(model);
  if (ofSchool && tipos.includes('admin')) {
    throw new StartFailure(`An administrator has no school to write a ${model.name} for: take an area of a school.`);
  }
  const nouns = plural(noun);
  const english = { one: sentence(noun), many: sentence(nouns) };
  const [one = english.one, many = english.many] = called.split('/').filter(Boolean);
  const namespace = camel(domain);
  const key = nouns === domain ? null : camel(nouns);
  return {
    domain,
    noun,
    nouns,
    one: camel(noun),
    One: pascal(noun),
    many: camel(nouns),
    Many: pascal(nouns),
    words: { en: english, 'pt-BR': { one, many } },
    area,
    tipos,
    model,
    ofSchool,
    reach: reachOf(domain, model),
    stored: storedOf(model),
    columns: columnsOf(model),
    path: key ? `/${domain}/${nouns}` : `/${domain}`,
    address: `${area}/${nouns}`,
    namespace,
    key,
    scope: key ? `${namespace}.${key}` : namespace,
  };
}

/** In links.ts: `schoolNotices`, `schoolNewNotice`, `schoolNotice`. */
export function linkNames({ area, One, Many }: Screen) {
  const start = camel(area.slice(1));
  return { list: `${start}${Many}`, add: `${start}New${One}`, edit: `${start}${One}` };
}
