/** Money that comes in regularly and is no wage. Any lawful income counts, so of none of it the owner need be asked. */
const sources =
  "(?:food ?stamps|snap|ebt|calfresh|wic|tanf|ssi|ssdi|disability|social security|child support|alimony|spousal support|unemployment|va (?:benefits|disability)|veterans? benefits|benefits|pensions?|retirement|annuit(?:y|ies)|foster (?:care )?(?:pay(?:ments?)?|income)|tips|overtime|commissions?|side (?:job|gig|hustle)|second job|part[- ]time(?: (?:job|income|work))?|gig (?:work|income)|cupones|estampillas|manutencion|propinas|discapacidad|jubilacion)";

const counts = new RegExp(
  `\\b(?:does|do|will|would|can|is|are|if|cuentan?|puedo)\\b.*\\b${sources}\\b.*\\bcount(?:s|ed)?\\b|\\bcount (?:my |our |the |his |her )?(?:\\w+ )?${sources}\\b|\\b(?:accept|take|include) (?:my |our )?${sources}(?: (?:as|for) income| income)?\\W*$|\\b${sources} (?:income )?(?:okay|ok|accepted|count(?:s|ed)?)\\W*$|\\b${sources}\\b.*\\b(?:does|do|would|will) (?:that|it|they|those|this) (?:all )?count\\b|\\bcuentan? .*\\b${sources}\\b|\\b${sources}\\b.*\\bcuentan?\\b`,
);
/** "And child support?", which nothing of a home is. */
const named = new RegExp(
  `^(?:and|what about|how about|y|or|que tal)(?: (?:my|our|the|his|her|el|la|los|las|mi))? (?!disability|retirement|discapacidad|benefits)${sources}\\W*$`,
);

/** Whether a normal text asks if some kind of income counts. */
export const asksOfIncomeSource = (text: string): boolean => counts.test(text) || named.test(text);

/** Who has no income yet. */
export const hasNoIncomeYet = (text: string): boolean =>
  /\b(?:(?:do not|does not) have (?:any |an |a )?(?:income|job|work|paychecks?)|no (?:income|job|work|paychecks?))(?: coming in)? (?:yet|right now|at the moment|currently|until|till|but)\b|\b(?:i am|currently|we are|both) unemployed\b|\b(?:i am|we are|currently) (?:between|in between) jobs\b|\b(?:todavia |aun )?no tengo (?:trabajo|ingresos|empleo)(?: todavia| aun| ahora)\b|\b(?:todavia|aun) no tengo (?:trabajo|ingresos|empleo)\b|\bestoy desemplead[oa]\b|\bsin trabajo\b/.test(
    text,
  );
