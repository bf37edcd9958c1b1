import { folded } from '@/lib/platform/text/folded';

const firstNames = `
  adriana adriano agatha alan alana alessandra alessandro alex alexandre alexandra alice aline allan alyssa amanda ana
  anderson andre andrea andreia andressa angela anna anthony antonia antonio aparecida arthur artur augusto barbara
  beatriz benicio benjamin bernardo bianca breno brenda bruna bruno bryan caio camila carina carla carlos carolina
  caroline catarina caua cauan cecilia celia cesar cintia cinthia clarice claudia claudio cleber cristiane cristiano
  cristina daiane daniel daniela daniele danilo davi david debora denise diego diogo edson eduarda eduardo elaine eliana
  eliane elias elisa elisabete eliza ellen eloa emanuel emanuela emanuelly emerson emilly emily enzo erica erick erik
  esther ester evandro evelyn fabiana fabiano fabio fabricio felipe fernanda fernando filipe flavia flavio francisca
  francisco gabriel gabriela gabrielle geovana geraldo gilberto giovana giovanna giovanni gisele giulia guilherme
  gustavo heitor helena heloisa henrique hugo iago ian igor isaac isabel isabela isabella isabelle isadora isis ivan
  jaqueline jean jefferson jennifer jessica joana joao joaquim jonas jonathan jorge jose josefa josiane juan julia
  juliana juliano julio kaique kamila karen karina karla katia kaua kauan kelly kevin laila lara larissa laura lavinia
  leandro leonardo leticia levi livia lorena lorenzo luan luana lucas lucia luciana luciano lucimara luis luisa luiz
  luiza manuel manuela marcela marcelo marcia marcio marcos marcus maria mariana marina mario marisa marlene marta
  mateus matheus maria mauricio mauro maysa melissa michele michelle miguel milena mirela miriam monica murilo natalia
  nathalia nathan nelson nicolas nicole nicolly nina noah olivia otavio pamela paola patricia paula paulo pedro pietra
  pietro priscila rafael rafaela raimundo raissa raquel raul rayane rebeca regina reinaldo renan renata renato ricardo
  roberta roberto robson rodrigo rogerio ronaldo roseli rosana rosangela ruan samuel samara sandra sara sarah sebastiao
  sergio silvana silvia silvio simone sofia sophia stella stephanie sueli suelen tainara tatiana tatiane thais theo
  thiago tiago thomas tomas valentina valeria vanderlei vanessa vera veronica vicente victor victoria vinicius vitor
  viviane wagner wallace washington wellington wesley william willian yago yan yara yasmin yuri
  james john mary robert michael peter susan sarah emma oliver
`;

const lastNames = `
  abreu aguiar albuquerque almeida alvarenga alves amaral amorim andrade antunes araujo arruda assis azevedo bandeira
  barbosa barreto barros bastos batista bezerra borges braga brandao brito bueno caldas camargo campos cardoso carneiro
  carvalho castro cavalcante cavalcanti coelho correia correa costa cunha dantas dias diniz domingues duarte esteves
  farias fernandes ferraz ferreira figueiredo fonseca franca franco freire freitas furtado galvao garcia gomes goncalves
  guedes guimaraes lacerda leite lima lins lobo lopes macedo machado maciel magalhaes maia marinho marques martins mattos
  matos medeiros melo mello mendes mendonca menezes miranda monteiro moraes morais moreira mota moura muniz nascimento
  navarro neves nogueira novaes nunes oliveira pacheco padilha paiva peixoto pereira pessanha pinheiro pinto pires porto
  prado queiroz ramos rangel rezende ribeiro rodrigues sales salles sampaio santana santos saraiva serrano silva silveira
  simoes siqueira soares sousa souza tavares teixeira teles toledo torres trindade valadares vasconcelos vargas vaz
  viana vieira xavier smith johnson brown
`;

function listed(names: string): ReadonlySet<string> {
  return new Set(names.trim().split(/\s+/).map(folded));
}

/** First names that many in Brazil have: nobody lists them all, so a name counts where the words before it tell of one. */
export const commonFirstNames = listed(firstNames);
export const commonLastNames = listed(lastNames);
