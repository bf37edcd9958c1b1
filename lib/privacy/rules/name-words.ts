import { folded } from '@/lib/platform/text/folded';

/**
 * First names that are everyday words as well, in Portuguese, English or code: in small letters they are nobody. A name
 * that hardly anybody writes as a word is not among them.
 */
const words = `
  alma amada amado amor amora anjo art aura aurora bela bill branca branco brisa celeste céu chase clara claro clay
  cliff constante coral cristal cruz daisy dália dawn divina divino dom domingos don dourado edge elo ema esmeralda
  esperança estrela faith felicidade flor flora fortuna gene glória graça grace grant guia guy harmony heart hélio
  hope hunter inocência íris jack janeiro jasmim joy julho junho justa justo king leão leia lia linda lindo lua luz
  maia mar marca marcha marco margarida mark marte max máximo may mel melody mia miles mina mira modesto morena nata
  natal neve nick noel norma nova ouro page palma paris pascal paz pena pérola pessoa pia piedade pilar prata
  primavera pura raia rain rainha ramos ray real rei reis rica rich river rocha rosa rose rubi ruby safira salvador
  santa santo santos scratch serena sereno severo silvestre sky sol star summer tais tulipa valente vida viola
  dado dai fe lo ida duque violeta virgem vitória viva viver will
`;

export const nameWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(folded));
