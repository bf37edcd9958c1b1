/**
 * How children write in a chat: short forms and one letter for one sound. Whoever reads what a child typed reads it by
 * these, so that screening, retrieval and hints take one word for one word.
 */
const shortForms: ReadonlyMap<string, string> = new Map(
  (
    'que=q,k,ke voce=vc,vcs,ce nao=n,nn,nao,naum,num,nem quando=qdo,qnd,qndo,quado,qd,qando ninguem=ngm,ngem,ninguen,niguem,ningem,ng,nimguem ' +
    'tudo=td,tdo todos=tds,tdos,todo,toda,todas depois=dps,depos,dpois,despois hoje=hj,oje,hje agora=agr,agr,gora muito=mto,mt,mta,mtu,muita,mui,muinto,mts,mtos ' +
    'mesmo=msm,mesma tambem=tb,tbm,tbem porque=pq,pk,pqe,porq para=p,pra,pa,pr com=c,cm,cum comigo=cmg,cmigo,comg quer=qr,qer quero=qro,kero,qero,cero queria=qria,keria,qeria ' +
    'estou=to,tou,toh esta=ta,tah estava=tava,tavam,estavam estao=tao vou=vow,vo aqui=aki,aq nada=nd acho=axo so=soh fazer=fzr,faze foto=ft,fotu,foto,fotos zap=wpp,whats,whatsapp,watsap,zapzap,whatsap ' +
    'amiga=amg,miga,amigah moleque=mlk,muleque mensagem=msg,msgs,mensagens verdade=vdd you=u your=ur are=r because=bc,cuz,cause people=ppl with=w ' +
    'voce=oce irmao=irmaum mae=mainha,maee mamae=mamai familia=famila senao=sinao,senaum'
  )
    .split(' ')
    .flatMap((each) => {
      const [meant = '', forms = ''] = each.split('=');
      return forms.split(',').map((form) => [form, meant] as const);
    }),
);

/** A short form as the word that it stands for; any other word as it is. Words are folded. */
export function writtenOut(word: string): string {
  return shortForms.get(word) ?? word;
}

const kept = new Map<string, string>();
const keptMax = 5000;

/** One letter for one sound, as beginners write; the end of a word too. */
export function sounds(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const said = stemSounds(word)
    .replace(/ou$/, 'o')
    .replace(/ao$/, 'am')
    .replace(/(?<=..[aei]|^v[e]|^d[a])r$/, '');
  if (kept.size < keptMax) kept.set(word, said);
  return said;
}

/** Of what a word begins with. */
export function stemSounds(word: string): string {
  return word
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/ph/g, 'f')
    .replace(/c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])/g, 'c')
    .replace(/qu/g, 'cu')
    .replace(/k/g, 'c')
    .replace(/j(?=[ei])/g, 'g')
    .replace(/z/g, 's')
    .replace(/x/g, 'ch')
    .replace(/y/g, 'i');
}
