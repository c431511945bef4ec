/** First names that are common in the United States, of many languages; where one is a word too, it is seldom said alone. */
const given = new Set(
  [
    "aaliyah aaron abby abdul abe abel abigail abraham ada adam adan addie adela adrian adriana agnes ahmad ahmed",
    "aida aidan aiden aisha aj akash alan alana albert alberto alec alejandra alejandro alex alexa alexander",
    "alexandra alexandria alexis alfonso alfred alfredo ali alice alicia alisha alison allan allen allison alma",
    "alondra alonso alvaro alvin alyssa amanda amara amari amber amelia amina amir amy ana anastasia andre andrea",
    "andreas andres andrew andy angela angelica angelina angie anil anita anjali ann anna annabelle anne annette",
    "annie anthony antonia antonio anya araceli ariana ariel arjun armando arnold arthur arturo arun asher ashley",
    "ashton astrid aubrey audrey austin ava avery ayana ayesha bailey barb barbara barry bea beatrice beatriz becca",
    "becky belen ben benita benito benjamin bennie benny bernard bernice bertha beth bethany beto betty beverly",
    "bianca bilal bill blanca bob bobbie bobby bonnie brad bradley brandi brandon brandy brayan brayden breanna bree",
    "brenda brendan brent brett bri brian briana brianna bridget britney brittany brooke bruce bruno bryan bryce",
    "bryson caden caitlin caleb calvin camila camille candice carina carl carla carlos carly carmen carol carolina",
    "caroline carolyn carrie carter casey cassandra cassie catalina catherine cathy cecilia cedric celeste celia",
    "cesar chad chantel charlene charles charlie charlotte chava chelsea chely chema cheryl chinedu chloe chris",
    "christian christina christine christopher chucho chuck chuy cindy citlali cj claire clara clarence claudia",
    "clayton clifford clint cloe clyde cody colin colleen connie connor consuelo corey courtney craig cris cristian",
    "cristina crystal curtis cynthia daisy dallas damian damon dan dana dani daniel daniela danielle danny dante",
    "darius darlene darnell darrell darren dave david dawit dean deandre deb debbie deborah debra dee deepa deepak",
    "deja delia delores demetrius denise dennis deon derek derrick deshawn desiree desmond destiny devin devon diana",
    "diane diego dina dmitri dolores dom dominic dominique don donald donna donte dora doreen doris dorothy doug",
    "douglas drake dre drew duane dulce dustin dwayne dwight dylan earl ebony ed eddie edgar edith edmund eduardo",
    "edward edwin eileen elaine eleanor elena eli elias elijah elisa elise elizabeth ella ellen ellie elmer elsa",
    "emeka emilia emilio emily emma enrique eric erica erick ericka erik erika erin ernest ernesto esme esmeralda",
    "esperanza esteban estela esther ethan eugene eva evan evelyn fabian faith fatima fatou felicia felipe felix",
    "fernanda fernando flora florence floyd frances francesca francis francisco franklin fred freddy frederick gabby",
    "gabe gabi gabriel gabriela gail gary gene geoff george gerald gerardo gilbert gina gio gisela gladys glen glenda",
    "glenn gloria gonzalo gordon grace grant greg gregory greta griselda guadalupe guillermo gus gustavo gwen hailey",
    "hakeem haley hamza hank hannah harold harper harry harvey hassan hazel heather hector heidi helen helena henry",
    "herbert herman hilda hiro holly homer hope howard hugh hugo hunter ian ibrahim ida ignacio imani irene iris irma",
    "irving isaac isabel isabella isaiah ismael israel itzel ivan ivy jack jackie jackson jaclyn jacob jacqueline",
    "jade jaden jaime jake jalen jamal jamar james jamie jana jane janelle janet janice janine jared jarrod jasmin",
    "jasmine jason javi javier jay jayden jayla jaylen jaz jean jeanette jeff jeffrey jen jenn jenna jennifer jenny",
    "jeremiah jeremy jerome jerrod jerry jess jesse jessica jessie jesus jill jim jimena jimmy jj jo joan joann",
    "joanna joanne joaquin jocelyn jodi jody joe joel joey johanna john johnny jon jonah jonathan jordan jorge jose",
    "josefina joseph josephine josh joshua josue joyce juan juana juanita judith judy jules julia julian juliana",
    "julie juliet julio julius justin justine kai kaitlyn kara karen karina karl karla kat kate katelyn katherine",
    "kathleen kathryn kathy katie katrina kavya kay kayden kayla kaylee keegan keisha keith kelli kellie kelly kelsey",
    "kelvin ken kendra kenji kenneth kenny kenya keri kerry kev kevin khadija khalid kiara kike kim kimberly kimmy",
    "kira kirk kody kofi kris krista kristen kristin kristina kristy kurt kwame kyle kyra lakeisha lakshmi lalo lamar",
    "lana larry latasha latisha latoya laura lauren laurie lawrence leah lee leila lena lenny leo leon leona leonard",
    "leonardo leroy lesley leslie leticia letty lety levi leyla liam lidia lila lilian liliana lillian lily lina",
    "linda lindsay lindsey linh lisa liz liza lizzy lloyd logan lois lola lonnie lorena lorenzo loretta lori lorraine",
    "louis louise luca lucas lucia luciana lucille lucy luis luisa luke lupe lupita luther luz lydia lynette lynn",
    "mabel mackenzie maddie madeline madison magdalena maggie mahmoud malia malik mandy manny manuel manuela marc",
    "marcela marcia marco marcos marcus margaret margarita mari maria mariah mariana maribel marie mariela marilyn",
    "mario marisol marissa marjorie mark marlene marlon marsha marta martha martin martina marvin mary mason mateo",
    "mathew matilda matt matthew matty maureen maurice mauricio max maxine maya mayra meg megan mehmet mei mel",
    "melanie melinda melissa melvin memo mercedes meredith mia micah michael micheal michele michelle miguel mikayla",
    "mike mikey mila miles milton mindy minh miranda miriam misty mitch mitchell mohamed mohammad mohammed moises",
    "molly mona monica monique morgan muhammad muriel mustafa myra myrna nacho nadia nadine nancy nando naomi natalia",
    "natalie natasha nate nathan nathaniel nayeli neal ned neha neil nelson ngozi nguyen nia nicholas nick nico",
    "nicolas nicole nikki nina nisha noah noel noelia noemi nora norma norman octavio olga oliver olivia omar orlando",
    "oscar owen pablo paco paige pam pamela pancho paola parker pati patricia patrick patty paul paula paulina",
    "pauline pedro peggy penny pepe perla pete peter peyton phil philip phillip phyllis pooja preston priscilla priya",
    "quentin quincy quique rachel rafa rafael rahul raj rajesh ralph ramiro ramon ramona randall randy raquel rashad",
    "rashid raul raven ravi ray raymond rebecca reese regina reginald rene renee rhonda ricardo richard rick ricky",
    "riley rita rj rob robby robert roberta roberto robin rocio rodney rodolfo rodrigo roger rohan roland ron ronald",
    "ronnie rosa rosalind rosario rose roseanne rosemary ross roxana roy ruben rudy russell ruth ryan sabrina sadie",
    "sal sally salvador sam samantha samir samuel sandra sandy sanjay santi santiago santos sara sarah sasha saul",
    "scott sean sebastian selena serena sergei sergio seth shane shanice shannon sharon shaun shauna shawn sheila",
    "shelby shelia shelley sherri sherry sheryl shirley sierra silvia simone skylar sofia sonia sonya sophia sophie",
    "stacey stacy stan stanley stefan stella steph stephanie stephen steve steven stuart sunil susan susana susie",
    "suzanne svetlana sydney sylvia tabitha tamara tameka tamika tammy tania tanisha tanner tanya tara tarek tariq",
    "tasha tatiana tay taylor ted tere teresa teri terrance terrell terry tessa thao thelma theo theodore theresa",
    "thomas thuy tia tiana tiffany tim timmy timothy tina tisha tito tj toby todd tom tomas tommy toni tono tonya",
    "tracey traci tracy travis tre trent trevor tricia trina trinity trisha troy tuan tunde ty tyler tyrell tyrone",
    "tyson valentina valeria valerie vanessa vera vernon veronica vicki vickie vicky victor victoria vikram vince",
    "vincent vinny viola violet virginia vivian wade walt walter wanda warren wayne wei wendell wendy wesley whitney",
    "wilbur wilfredo willie wilma wilmer wilson xavier ximena xiomara yadira yana yara yari yasmin yesenia yesi",
    "yolanda yoselin yousef yuki yusuf yvette yvonne zach zachary zack zainab zaira zoe zoey",
  ].flatMap((names) => names.split(" ")),
);

/** Whether a word, however it is written, is one of these first names. */
export const isGivenName = (word: string): boolean => given.has(word.toLowerCase());

/** Those that say something by themselves, too: "luz", "ella", "Grant". */
const alsoWords = new Set(
  [
    "ada alma art asher ava bill blanca kay lana leo mia miles sal tre vera",
    "christian consuelo crystal dallas dan dana dawn dee deja destiny dolores dom don dulce ed ella",
    "faith flora grace grant homer hope hunter jack jackson jade jo joy lee luz mark mason max mel mercedes orlando penny perla rob rose",
    "santiago santos sierra summer tanner tia trinity ty virginia",
  ].flatMap((names) => names.split(" ")),
);

/** Whether a word, said by itself, can be nothing but a first name. */
export const isOnlyGivenName = (word: string): boolean => isGivenName(word) && !alsoWords.has(word.toLowerCase());

/** Whether a word is the first name of whoever is said to do something: "Rob works" names one, "ella gana" does not. */
export const namesWhoDoes = (word: string): boolean => isGivenName(word) && word !== "ella";
