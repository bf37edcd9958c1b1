import { folded } from './accents';

/** First names that are words as well, in Portuguese, English or code: in small letters they are nobody. */
const words = `
  ada alma alva amada amado amanda amor amora angelica anjo apolo aparecida art assis assunção august augusta augusto aura
  aurora bela bella benedita benta bento bill branca brando brisa caio cândida cândido carmo céu celeste chase clara claro
  clay clemente cliff consolação constante cora coral cristal cruz daisy dawn dália dean delfim diana divina divino dom
  dolores domingos don dourado edge elo ema esmeralda esperança estrela eve faith fausto felicidade félix fidel flor flora
  florinda floriano fortuna franca franco frank gaia gene glória graça grace grant guia guy hélio harmony heart hope hortênsia
  hunter inocência íris ivy jack jade janeiro jasmim jay joy julia julho juliano júlio junho juno justa justo king leão
  leia leo leonel lia lily linda lino lira lis lola lua lucia lume luna luz luzia maia mar mara marca marcha marco marcos
  margarida maria marina mark marte mason máximo max may mel melissa melody mercedes mia miles mimosa mina mira modesto
  morena natal nata natália neve nick nilo nina noel norma nova olive olivia olívia ouro page palma paris pascal patrícia paz
  pearl pena penha penny pérola pessoa pia piedade pilar pietra prata primavera pura rainha rain ramos ray raia real rei reis
  rene rica rich ricarda river rob rocha rosa rosário rose ruby rubi rui safira salomé salvador santa santo santos sara
  scratch serena sereno severo silvestre sky sol star stella sue summer tais tina tomás tulipa valente ventura vera vida
  viola violeta virgem vitória viva viver will xavier
`;

export const nameWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(folded));
