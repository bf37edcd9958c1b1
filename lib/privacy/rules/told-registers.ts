import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const idWord = String.raw`(?<![\p{L}\d_])(?:matr[ií]cula|matricla|cracha|credencial|ficha|cadunico|cad unico|prontuario|inscricao|r\.?a\.?|r\.?m\.?|carteirinha|cart(?:ao|eira)|nis|pis|sus|cns|inep|passaporte|certidao|titulo de eleitor|registro(?: de aluno)?|identidade|numero de (?:aluno|chamada|inscricao)|student (?:id|number)|registration(?: number)?|enrol?lment(?: number)?|id card|protocolo)(?![\p{L}\d_])`;

/** Ways to reach somebody that are written as nobody writes them. */
const ways: readonly Told[] = [
  [
    told(
      String.raw`(?:tel|telefone|fixo|fone|(?:meu|nosso|my)\s+(?:numero|number)|(?:numero|number)\s+(?:d[ao]s?|of)\s+(?:minha|meu|my|mae|pai|vo|tia)|zap|whats\p{L}*|celular|cel|phone)(?![\p{L}])[^\n\d]{0,30}?(\d{4,5}[ .-]?\d{4})(?![\d])`,
    ),
    personalMarks.phone,
  ],
  [
    told(
      String.raw`([\p{L}\d._-]{3,40}\s*(?:arroba|@|\bat\b)\s*(?:g\s?mail|hot\s?mail|out\s?look|ya\s?hoo|icloud|uol|bol|terra)(?:\s*(?:\.|ponto|dot)\s*(?:com|net|br)){0,2})`,
    ),
    personalMarks.email,
  ],
];

/** Numbers that a register knows a person by. */
const registers: readonly Told[] = [
  [
    told(
      String.raw`(?:sou|eu|aluno|aluna|ele|ela|estuda|estudo|amig[oa]|colega|menin[oa]|prof\p{L}*|mano|prim[oa]|irma|irmao)\s+(?:[\p{L}]{2,12}\s+)?(?:e\s+|eh\s+)?d[oa]\s+(\d\s?[oº°]?\s?(?:ano\s)?[a-h])(?![\p{L}\d])(?!\s+(?:aula|questao|linha|pergunta|vez|etapa|fase|serie|coluna|licao|parte|missao))`,
    ),
    personalMarks.school,
  ],
  [
    told(
      String.raw`(?<![\p{L}])(?:rg|cpf|identidade|cnh|nis|sus|certidao|passaporte|passport|titulo de eleitor|renavam|chassi|cnpj|inep|crm|pis)(?:\s+[\p{L}]{1,8}){0,5}?\s*[:=]?\s+((?:[a-z]{2}-)?(?:\d[./ -]?){5,14}[\dxX])(?![\p{L}\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(
      String.raw`(?:numero|n[º°o]?\.?|nro)\s+(\d{1,2}|[\p{L}]{3,10})\s+(?:d[ae]|na)\s+chamada|numero\s+(?:d[ae]|na)\s+chamada\s+(?:e|eh|:)?\s*(\d{1,2})(?!\d)`,
    ),
    personalMarks.register,
  ],
  [
    told(
      String.raw`placa(?:\s+d[ao](?:\s+[\p{L}]+){1,4}?)?\s*(?:\s(?:e|eh|is)|:)?\s*([a-z]{3}[ -]?\d[a-z\d]\d{2})(?![\p{L}\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(String.raw`(?:sou|estudo|i am|im)\s+(?:d[ao]|n[ao]|from|in)\s+(?:turma\s+|sala\s+)?(\d{3})(?![\p{L}\d])`),
    personalMarks.school,
  ],
  [told(String.raw`(?:turma|class)\s+(?:e\s+|eh\s+|is\s+)?(?:a\s+)?(\d{3})(?![\p{L}\d])`), personalMarks.school],
  [told(String.raw`(?:class|grade)\s+(\d{1,2}\s?[a-h])(?![\p{L}\d])`), personalMarks.school],
  [told(String.raw`cep\s+(?:[\p{L}]{1,8}\s+){0,3}(\d{5}[ -]?\d{3})`), personalMarks.postcode],
  [
    told(
      String.raw`${idWord}(?:\s+(?:d[aeo]|numero|n|e|eh|is|sus|escolar|aluno|escola|minha|meu|my|number|bolsa|familia|estudante)\b|\s*[:#=.-]|\s*nº|\s){0,6}\s*([\d][\d ./-]{2,24}[\dxX])(?![\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(String.raw`(?:matricul\p{L}{0,3}|carteirinha|student id)[^\n\d]{0,30}?(\d[\d./-]{3,20}\d)`),
    personalMarks.register,
  ],
  [
    told(
      String.raw`(?:(?:codigo|numero|id|code|number|titulo|cartao|cadastro|registro|carteira)\s+(?:d[aeo]|of)\s+(?:(?:meu|minha)\s+)?(?:alun[oa]|estudante|inscricao|student|matricula)|(?:student|school) (?:code|id|number)|cadastro|prontuario|inscricao)[^\n.!?]{0,30}?(?<![\p{L}\d])((?=[\p{L}./-]{0,6}\d)[\p{L}\d]{1,8}(?:[./-][\p{L}\d]{1,8}){0,4}|\d{4,14})(?![\p{L}\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(
      String.raw`((?:\d[./-]?){5,14}\d[xX]?)\s*,?\s+(?:e|eh|is)\s+(?:o\s+)?(?:meu|minha|my)\s+(?:ra|rm|rg|cpf|matricula|registro|numero|id)(?![\p{L}])`,
    ),
    personalMarks.register,
  ],
];

/** What pays, and where a device is. */
const accounts: readonly Told[] = [
  [
    told(
      String.raw`(?:chave pix|chave do pix|pix)(?:\s+(?:d[aeo]|meu|minha|mae|pai|vo|e|eh|is|chave|:)){0,5}\s*:?\s*((?=[^\s,;]*[\d@])[^\s,;!?]{5,60})`,
    ),
    personalMarks.register,
  ],
  [
    told(
      String.raw`(?:cartao|card|conta|agencia|banco|debito|credito)[^\n.!?\d]{0,30}?((?:\d{4}[ -]?){3}\d{4}|\d{3,5}-\d(?:\s+conta\s+\d{3,9}-?[\dx])?)(?!\d)`,
    ),
    personalMarks.register,
  ],
  [
    told(String.raw`(?:agencia|ag\.?)\s+(\d{3,5}(?:-\d)?)\s*,?\s*(?:e\s+)?(?:conta|cc|c/c)\s+(\d{3,9}-?[\dx]?)`),
    personalMarks.register,
  ],
  [
    told(
      String.raw`(?:(?:meu|my|nosso)\s+ip|ip\s+(?:d[aeo]|of)\s+(?:minha|meu|my|nossa|casa|escola)(?:\s+(?:casa|pc|computador|roteador|celular|home|escola))?)(?:\s+(?:e|eh|is|:)){0,2}\s*(\d{1,3}(?:\.\d{1,3}){3})`,
    ),
    personalMarks.place,
  ],
  [
    told(
      String.raw`(?:minha|nossa|my|da minha|do meu|de casa)\s*(?:rede|wi-?fi|internet|network)(?:\s+(?:d[aeo]|casa|se|chama|e|eh|is|called|nome|:)){1,5}\s+"?([^\s,;"]{3,30})`,
    ),
    personalMarks.secret,
    'made',
  ],
];

export const toldRegisters: readonly Told[] = [...ways, ...registers, ...accounts];
