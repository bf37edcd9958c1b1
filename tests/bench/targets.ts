import { coursesInCatalogue } from './catalogue';
import type { Target } from './load';

type Cookies = { readonly admin: string; readonly facilitator: string };

/**
 * Somebody who comes from another page of ours, as all pages of a visit but its first are asked for: that one carries its
 * style sheet (lib/platform/open-pages), which no bare page has, so it is measured apart.
 */
const readingOn = { 'sec-fetch-site': 'same-origin' };
/** As load.ts sends it. */
const packing = { 'accept-encoding': 'gzip, deflate, br' };

/** What is measured, and the bare page or handler beside it. */
export async function targets(url: string, { admin, facilitator }: Cookies) {
  const apiCourses = {
    name: '/api/Cursos',
    url: `${url}/api/Cursos`,
    headers: { cookie: facilitator },
    proof: `"total":${coursesInCatalogue}`,
  };
  const bareReply = { name: 'bare handler', url: `${url}/bench/reply`, proof: apiCourses.proof };
  await sendSameBytes(apiCourses, bareReply);
  return {
    apiCourses,
    bareReply,
    bareStatic: { name: 'bare static page', url: `${url}/bench/static`, proof: 'Bare page' },
    bareDynamic: bareDynamic(url),
    withSession: {
      name: 'dynamic page with session',
      url: `${url}/bench/session`,
      headers: { cookie: facilitator },
      proof: '<td>',
    },
    courses: { name: '/course', url: `${url}/course`, proof: '/course/C' },
    facilitator: {
      name: '/facilitator',
      url: `${url}/facilitator`,
      headers: { ...readingOn, cookie: facilitator },
      proof: 'Marta',
    },
    firstPage: {
      name: '/facilitator as the first page of a visit',
      url: `${url}/facilitator`,
      headers: { ...packing, cookie: facilitator },
      proof: '<style>',
    },
    furtherPage: {
      name: '/facilitator as a further page',
      url: `${url}/facilitator`,
      headers: { ...packing, ...readingOn, cookie: facilitator },
      proof: 'Marta',
    },
    admCourses: {
      name: '/adm/courses',
      url: `${url}/adm/courses`,
      headers: { ...readingOn, cookie: admin },
      proof: '/adm/courses/C',
    },
  } satisfies Record<string, Target>;
}

export function bareDynamic(url: string): Target {
  return { name: 'bare dynamic page', url: `${url}/bench/dynamic`, proof: '<td>' };
}

/** The same inside the frame of an area, for who is signed in: what a page of ours adds to it is the page's own. */
export function framedDynamic(url: string, area: string, headers: Record<string, string>): Target {
  return { name: 'bare page in its frame', url: `${url}${area}/bench`, headers, proof: '<td>' };
}

async function sendSameBytes(source: Target, bare: Target): Promise<void> {
  const reply = await (await fetch(source.url, { headers: source.headers })).text();
  const { status } = await fetch(bare.url, { method: 'PUT', body: reply });
  const sent = await (await fetch(bare.url)).text();
  if (status !== 204 || sent !== reply) throw new Error(`The bare handler does not send what ${source.name} sends`);
}
