/** Given names of Brazilian children and teachers, and family names: 60 by 50, so that namesakes occur as they do. */
export const givenNames = words(`
  Alice Ana Antônio Arthur Aurora Beatriz Benício Bernardo Bianca Bruna Caio Camila Cauã Cecília Clara Davi Débora
  Diego Eduarda Elisa Emanuel Enzo Érica Felipe Fernanda Gabriel Giovana Gustavo Heitor Helena Heloísa Iara Igor
  Isabela Isadora João José Júlia Kauê Laís Lara Letícia Lívia Lorena Luan Luísa Marcela Maria Mateus Miguel Murilo
  Nicolas Otávio Pedro Rafaela Raimundo Sofia Tainá Thiago Valentina
`);

export const familyNames = words(`
  Almeida Alves Amaral Andrade Araújo Barbosa Barros Batista Bezerra Borges Brandão Campos Cardoso Carvalho Castro
  Cavalcanti Conceição Correia Costa Cunha Dantas Dias Duarte Farias Fernandes Ferreira Figueiredo Freitas Gomes
  Gonçalves Lima Lopes Machado Marques Medeiros Melo Mendes Monteiro Moreira Nascimento Nogueira Oliveira Pacheco
  Pereira Pinheiro Ramos Ribeiro Santana Santos Souza
`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
