import { createTranslator, type Sentence } from './create-translator.ts';
import { writeGermanFigures } from './german-figures.ts';
import { OFFERED } from './offers.de.ts';
import { REASONS } from './reasons.de.ts';

/** Of measurements. */
const MEASURED: readonly Sentence[] = [
  [
    'This model takes too long to read. Please simplify it, or export it again, and try once more.',
    'Das Lesen dieses Modells dauert zu lange. Bitte vereinfachen Sie es oder exportieren Sie es neu und versuchen Sie es noch einmal.',
  ],
  [
    'This model is too large or too detailed to read. Please simplify it and try again.',
    'Dieses Modell ist zu groß oder zu fein, um gelesen zu werden. Bitte vereinfachen Sie es und versuchen Sie es noch einmal.',
  ],
  [
    'This model could not be read. Please export it again, or in another format, and try once more.',
    'Dieses Modell konnte nicht gelesen werden. Bitte exportieren Sie es neu oder in einem anderen Format und versuchen Sie es noch einmal.',
  ],
  [
    'We could not read this model just now. Please upload it again in a few minutes.',
    'Wir konnten dieses Modell gerade nicht lesen. Bitte laden Sie es in einigen Minuten noch einmal hoch.',
  ],
  ['This file could not be read.', 'Diese Datei konnte nicht gelesen werden.'],
  [
    'This file could not be read. Please check the model and export it again.',
    'Diese Datei konnte nicht gelesen werden. Bitte prüfen Sie das Modell und exportieren Sie es neu.',
  ],
  [
    'The bodies of this file are made as one assembly, so our team prices it.',
    'Die Körper dieser Datei werden als eine Baugruppe gefertigt; den Preis nennt deshalb unser Team.',
  ],
  ['This file holds one body, so there is nothing to split.', 'Diese Datei enthält nur einen Körper, es gibt also nichts zu trennen.'],
  [
    'This file holds {#count} different bodies. Files of up to {#most} can be split.',
    'Diese Datei enthält {count} verschiedene Körper. Trennen lassen sich Dateien mit bis zu {most}.',
  ],
  [
    'The file states {~told} ({unit}). Please check which is meant.',
    'In der Datei steht {told} ({unit}). Bitte prüfen Sie, was gemeint ist.',
  ],
  ['The file states {~stated}.', 'Die Datei enthält {stated}.'],
  [
    'The volume or surface area that the file states for the whole model differs from what we measured of it. Please check that it was exported as it should be.',
    'Volumen oder Flächeninhalt, die die Datei für das ganze Modell angibt, weichen von unserer Messung ab. Bitte prüfen Sie, ob es richtig exportiert wurde.',
  ],
  [
    'This file holds no surface or solid that can be read. Please check the model and export it again.',
    'Diese Datei enthält keine Fläche und keinen Körper, die sich lesen lassen. Bitte prüfen Sie das Modell und exportieren Sie es neu.',
  ],
  [
    'A surface of this file has no end, as its edges can’t be read. Please check the model and export it again, as STEP if you can.',
    'Eine Fläche dieser Datei hat kein Ende, weil sich ihre Kanten nicht lesen lassen. Bitte prüfen Sie das Modell und exportieren Sie es neu, möglichst als STEP.',
  ],
  [
    'Some bodies in this file could not be read, so the figures may be too small.',
    'Einige Körper dieser Datei konnten nicht gelesen werden; die Werte sind deshalb vielleicht zu klein.',
  ],
  [
    'Some numbers in this file can’t be read, so the figures may be wrong. Please export it again.',
    'Einige Zahlen in dieser Datei sind nicht lesbar; die Werte sind deshalb vielleicht falsch. Bitte exportieren Sie sie neu.',
  ],
  [
    'This file enlarges or shrinks a part where it places it, which programs read in different ways. Please export the model in its real size.',
    'Diese Datei vergrößert oder verkleinert ein Teil beim Platzieren, was Programme verschieden lesen. Bitte exportieren Sie das Modell in wirklicher Größe.',
  ],
  [
    'The surface of this model is not closed, so its volume can’t be told. Please export it as a solid body.',
    'Die Oberfläche dieses Modells ist nicht geschlossen, deshalb lässt sich sein Volumen nicht bestimmen. Bitte exportieren Sie es als Volumenkörper.',
  ],
  [
    'Beside its solid bodies this file holds {#count} loose surfaces, which were left out.',
    'Neben den Volumenkörpern enthält diese Datei {count} lose Flächen, die nicht berücksichtigt wurden.',
  ],
  [
    'The file holds loose surfaces, which closed to a solid only by bridging gaps of up to {gap}.',
    'Die Datei enthält lose Flächen, die sich nur über Lücken von bis zu {gap} zu einem Körper schließen ließen.',
  ],
  [
    'The file holds loose surfaces, which were sewn to a closed solid (gaps up to {gap}).',
    'Die Datei enthält lose Flächen, die zu einem geschlossenen Körper verbunden wurden (Lücken bis {gap}).',
  ],
  [
    '{#count} of the faces lie exactly upon others: the file may hold a part twice.',
    '{count} Flächen liegen genau auf anderen: Vielleicht enthält die Datei ein Teil doppelt.',
  ],
  [
    'One closed surface lies inside another one: it may be a cavity or a second part.',
    'Eine geschlossene Fläche liegt in einer anderen: Das kann ein Hohlraum sein oder ein zweites Teil.',
  ],
  [
    'Bodies of this model touch, and its loose surfaces don’t tell which of them belong together, so its volume may be wrong. Please export it as solid bodies.',
    'Körper dieses Modells berühren sich, und die losen Flächen verraten nicht, welche zusammengehören; das Volumen kann deshalb falsch sein. Bitte exportieren Sie Volumenkörper.',
  ],
  [
    'Measuring this model a second way would take too long. The volume shown is that of its exact surfaces, and a person should look at it.',
    'Eine zweite Messung dieses Modells würde zu lange dauern. Das gezeigte Volumen ist das der exakten Flächen; das sollte sich jemand ansehen.',
  ],
  [
    'Two ways of measuring this model’s volume disagree, so a person should look at it.',
    'Zwei Messungen des Volumens stimmen nicht überein; das sollte sich jemand ansehen.',
  ],
  [
    '{#count} of the faces can’t be drawn; the figures were taken from the exact surfaces.',
    '{count} Flächen lassen sich nicht darstellen; die Werte stammen von den exakten Flächen.',
  ],
  [
    'This model is under 1 mm in size. Please check the unit it was exported in.',
    'Dieses Modell ist kleiner als 1 mm. Bitte prüfen Sie die Einheit, in der es exportiert wurde.',
  ],
  [
    'This model is over 2 m in size. Please check the unit it was exported in.',
    'Dieses Modell ist größer als 2 m. Bitte prüfen Sie die Einheit, in der es exportiert wurde.',
  ],
  [
    'This is not an IGES file: it does not begin as one. Please export the model again as IGES, or best as STEP.',
    'Das ist keine IGES-Datei: Sie beginnt nicht wie eine. Bitte exportieren Sie das Modell neu als IGES, am besten als STEP.',
  ],
  [
    'This IGES file is broken or incomplete: its records don’t add up. Please export or upload it again.',
    'Diese IGES-Datei ist beschädigt oder unvollständig: Ihre Einträge gehen nicht auf. Bitte exportieren Sie sie neu oder laden Sie sie noch einmal hoch.',
  ],
  [
    'This IGES file has {#count} entries, more than can be measured. Please split the model into smaller files.',
    'Diese IGES-Datei hat {count} Einträge, mehr als sich vermessen lassen. Bitte teilen Sie das Modell auf kleinere Dateien auf.',
  ],
  [
    'This IGES file holds coordinates that are no real lengths. Please check the model and export it again.',
    'Diese IGES-Datei enthält Koordinaten, die keine Längen sind. Bitte prüfen Sie das Modell und exportieren Sie es neu.',
  ],
  [
    'This IGES file holds no surface and no solid that can be read, only such as curves, points or text. Please export the solid model, best as STEP.',
    'Diese IGES-Datei enthält keine lesbare Fläche und keinen Körper, nur Kurven, Punkte oder Text. Bitte exportieren Sie das Volumenmodell, am besten als STEP.',
  ],
  [
    'This IGES file does not say in which unit of length it is. Please export it again, in millimetres or inches.',
    'Diese IGES-Datei sagt nicht, in welcher Einheit sie ist. Bitte exportieren Sie sie neu, in Millimetern oder Zoll.',
  ],
  [
    'This IGES file is damaged: some of its parts contain themselves. Please export it again.',
    'Diese IGES-Datei ist beschädigt: Einige ihrer Teile enthalten sich selbst. Bitte exportieren Sie sie neu.',
  ],
  [
    'This IGES file repeats its parts so often that it can’t be measured. Please upload the parts as separate files.',
    'Diese IGES-Datei wiederholt ihre Teile so oft, dass sie sich nicht vermessen lässt. Bitte laden Sie die Teile als einzelne Dateien hoch.',
  ],
  [
    'The file says that the model is drawn at {#scale} times its real size. As drawn it measures {#drawn} {unit}, its real size would be {#real} {same}. A person should check which of the two is meant.',
    'Laut Datei ist das Modell in {scale}-facher Größe gezeichnet. Gezeichnet misst es {drawn} {unit}, in Wirklichkeit wären es {real} {same}. Jemand sollte prüfen, was gemeint ist.',
  ],
  ['1 hidden surface of the file was left out.', '1 verborgene Fläche der Datei wurde nicht berücksichtigt.'],
  ['{#count} hidden surfaces of the file were left out.', '{count} verborgene Flächen der Datei wurden nicht berücksichtigt.'],
  ['The file holds {~bodies}, too many to be priced one by one.', 'Die Datei enthält {bodies}, zu viele für einzelne Preise.'],
  ['The file holds {~bodies}; each is priced.', 'Die Datei enthält {bodies}; jeder erhält einen Preis.'],
  [
    '{#count} of the bodies overlap. All together they fill about {#volume} {unit}, less than one by one.',
    '{count} der Körper überschneiden sich. Zusammen füllen sie etwa {volume} {unit}, weniger als einzeln.',
  ],
  [
    'The bodies touch one another, as in an assembly, so our team will check how to make them.',
    'Die Körper berühren sich wie in einer Baugruppe; unser Team prüft, wie sie gefertigt werden.',
  ],
  [
    'It took too long to tell whether the bodies overlap, so our team will check.',
    'Ob sich die Körper überschneiden, ließ sich nicht schnell genug feststellen; unser Team prüft es.',
  ],
  ['The model has {~held} of {#volume} {unit} with no way out.', 'Das Modell hat {held} von {volume} {unit} ohne Öffnung.'],
  [
    'How thick the walls of this model are could not be measured in time.',
    'Die Wandstärken dieses Modells ließen sich nicht schnell genug messen.',
  ],
  [
    'This STEP file is damaged: its entries can’t be told apart by their numbers. Please export it again.',
    'Diese STEP-Datei ist beschädigt: Ihre Einträge lassen sich nicht an den Nummern unterscheiden. Bitte exportieren Sie sie neu.',
  ],
  [
    'This file is saved as UTF-16 text, which STEP does not allow. Please save it as plain text, or export the model again.',
    'Diese Datei ist als UTF-16-Text gespeichert, was STEP nicht erlaubt. Bitte speichern Sie sie als reinen Text oder exportieren Sie das Modell neu.',
  ],
  [
    'This is not a STEP file: it does not begin as one. Please export the model again as STEP (AP203, AP214 or AP242).',
    'Das ist keine STEP-Datei: Sie beginnt nicht wie eine. Bitte exportieren Sie das Modell neu als STEP (AP203, AP214 oder AP242).',
  ],
  [
    'This STEP file is incomplete: its end is missing. Please export or upload it again.',
    'Diese STEP-Datei ist unvollständig: Ihr Ende fehlt. Bitte exportieren Sie sie neu oder laden Sie sie noch einmal hoch.',
  ],
  [
    'This STEP file is damaged: its lists are nested too deeply to be a model. Please export it again.',
    'Diese STEP-Datei ist beschädigt: Ihre Listen sind zu tief verschachtelt für ein Modell. Bitte exportieren Sie sie neu.',
  ],
  [
    'This STEP file has {#count} entries, more than can be measured. Please split the model into smaller files.',
    'Diese STEP-Datei hat {count} Einträge, mehr als sich vermessen lassen. Bitte teilen Sie das Modell auf kleinere Dateien auf.',
  ],
  [
    'This STEP file holds coordinates that are no real lengths. Please check the model and export it again.',
    'Diese STEP-Datei enthält Koordinaten, die keine Längen sind. Bitte prüfen Sie das Modell und exportieren Sie es neu.',
  ],
  [
    'This STEP file is damaged: some of its parts contain themselves. Please export it again.',
    'Diese STEP-Datei ist beschädigt: Einige ihrer Teile enthalten sich selbst. Bitte exportieren Sie sie neu.',
  ],
  [
    'This assembly repeats its parts so often that it can’t be measured. Please upload the parts as separate files.',
    'Diese Baugruppe wiederholt ihre Teile so oft, dass sie sich nicht vermessen lässt. Bitte laden Sie die Teile als einzelne Dateien hoch.',
  ],
  [
    'This STEP file holds a triangle mesh only, no exact shape. Please export a solid, or upload the mesh as STL.',
    'Diese STEP-Datei enthält nur ein Dreiecksnetz, keine exakte Form. Bitte exportieren Sie einen Volumenkörper oder laden Sie das Netz als STL hoch.',
  ],
  [
    'This assembly only refers to other files, and its parts are not inside. Please export it as one STEP file with all parts, or upload the parts.',
    'Diese Baugruppe verweist nur auf andere Dateien und enthält ihre Teile nicht. Bitte exportieren Sie sie als eine STEP-Datei mit allen Teilen oder laden Sie die Teile hoch.',
  ],
  [
    'This STEP file holds loose surfaces that nothing bounds, and no solid, so its size can’t be told. Please export the solid model.',
    'Diese STEP-Datei enthält lose Flächen ohne Begrenzung und keinen Körper; ihre Größe lässt sich nicht bestimmen. Bitte exportieren Sie das Volumenmodell.',
  ],
  [
    'This STEP file holds only curves and no surface or solid, so there is nothing to make. Please export the solid model.',
    'Diese STEP-Datei enthält nur Kurven, keine Fläche und keinen Körper; es gibt also nichts zu fertigen. Bitte exportieren Sie das Volumenmodell.',
  ],
  [
    'This STEP file holds no geometry. Please check the model and export it again.',
    'Diese STEP-Datei enthält keine Geometrie. Bitte prüfen Sie das Modell und exportieren Sie es neu.',
  ],
  [
    'The {~name} that the file itself states, {#stated} {unit}, agrees with what we measured: {#measured} {same}.',
    '{name} laut Datei, {stated} {unit}, stimmt mit unserer Messung überein: {measured} {same}.',
  ],
  [
    'The file itself states a volume of {#stated} {unit}, but its shape measures {#measured} {same}. Please check that the model was exported as it should be.',
    'Die Datei gibt ein Volumen von {stated} {unit} an, ihre Form misst aber {measured} {same}. Bitte prüfen Sie, ob das Modell richtig exportiert wurde.',
  ],
  [
    'The file itself states a surface area of {#stated} {unit}, but its shape measures {#measured} {same}. Please check that the model was exported as it should be.',
    'Die Datei gibt einen Flächeninhalt von {stated} {unit} an, ihre Form misst aber {measured} {same}. Bitte prüfen Sie, ob das Modell richtig exportiert wurde.',
  ],
  [
    'The file itself states a volume of {#stated} {unit}, but its shape measures {#measured} {same}. That is a factor of {#factor} in every length, as between {~units}: please check the unit the model was exported in.',
    'Die Datei gibt ein Volumen von {stated} {unit} an, ihre Form misst aber {measured} {same}. Das ist ein Faktor von {factor} in jeder Länge, wie zwischen {units}: Bitte prüfen Sie, in welcher Einheit das Modell exportiert wurde.',
  ],
  [
    'The file itself states a surface area of {#stated} {unit}, but its shape measures {#measured} {same}. That is a factor of {#factor} in every length, as between {~units}: please check the unit the model was exported in.',
    'Die Datei gibt einen Flächeninhalt von {stated} {unit} an, ihre Form misst aber {measured} {same}. Das ist ein Faktor von {factor} in jeder Länge, wie zwischen {units}: Bitte prüfen Sie, in welcher Einheit das Modell exportiert wurde.',
  ],
  [
    'Line {#line} of the file writes numbers with a decimal comma, which STL does not allow. Please export it again with decimal points.',
    'Zeile {line} der Datei schreibt Zahlen mit Dezimalkomma, was STL nicht erlaubt. Bitte exportieren Sie sie neu mit Dezimalpunkt.',
  ],
  [
    'Line {#line} of the file holds a coordinate that is not a number. Please repair the model and upload it again.',
    'Zeile {line} der Datei enthält eine Koordinate, die keine Zahl ist. Bitte reparieren Sie das Modell und laden Sie es noch einmal hoch.',
  ],
  [
    'Line {#line} of the file is not valid STL. Please export the model again.',
    'Zeile {line} der Datei ist kein gültiges STL. Bitte exportieren Sie das Modell neu.',
  ],
  [
    'The file holds coordinates that are not numbers. Please repair the model and upload it again.',
    'Die Datei enthält Koordinaten, die keine Zahlen sind. Bitte reparieren Sie das Modell und laden Sie es noch einmal hoch.',
  ],
  [
    'Every facet of the file is empty, so there is no shape to quote.',
    'Alle Dreiecke der Datei sind leer; es gibt keine Form, für die sich ein Preis nennen ließe.',
  ],
  [
    'Read in the chosen unit the model is more than a kilometre long. Please check its unit and scale.',
    'In der gewählten Einheit ist das Modell länger als ein Kilometer. Bitte prüfen Sie Einheit und Maßstab.',
  ],
  [
    'Read in the chosen unit the model is smaller than a thousandth of a millimetre. Please check its unit.',
    'In der gewählten Einheit ist das Modell kleiner als ein tausendstel Millimeter. Bitte prüfen Sie die Einheit.',
  ],
  [
    'The file is cut short: it ends in the middle of a facet. Please export and upload it again.',
    'Die Datei ist abgeschnitten: Sie endet mitten in einem Dreieck. Bitte exportieren Sie sie neu und laden Sie sie noch einmal hoch.',
  ],
  [
    'The file holds no facets, so there is no shape to quote.',
    'Die Datei enthält keine Dreiecke; es gibt keine Form, für die sich ein Preis nennen ließe.',
  ],
  ['The file is empty.', 'Die Datei ist leer.'],
  [
    'This is not an STL file, or only the first few bytes of one arrived.',
    'Das ist keine STL-Datei, oder es sind nur ihre ersten Bytes angekommen.',
  ],
  [
    'The file is cut short or is not an STL file: it announces more facets than it holds. Please export and upload it again.',
    'Die Datei ist abgeschnitten oder keine STL-Datei: Sie kündigt mehr Dreiecke an, als sie enthält. Bitte exportieren Sie sie neu und laden Sie sie noch einmal hoch.',
  ],
  [
    'The surface is not closed: one edge has no neighbour, so the volume is an estimate.',
    'Die Oberfläche ist nicht geschlossen: Eine Kante hat keinen Nachbarn; das Volumen ist deshalb geschätzt.',
  ],
  [
    'The surface is not closed: {#count} edges have no neighbour, so the volume is an estimate.',
    'Die Oberfläche ist nicht geschlossen: {count} Kanten haben keinen Nachbarn; das Volumen ist deshalb geschätzt.',
  ],
  [
    'Some facets face the wrong way, so the volume is an estimate.',
    'Einige Dreiecke zeigen in die falsche Richtung; das Volumen ist deshalb geschätzt.',
  ],
  [
    'Bodies touch each other along an edge, so the model is not one closed solid.',
    'Körper berühren sich an einer Kante; das Modell ist deshalb kein einzelner geschlossener Körper.',
  ],
  ['The model encloses no volume.', 'Das Modell umschließt kein Volumen.'],
  [
    'One of the bodies is inside out, so the volume is doubtful.',
    'Einer der Körper ist nach außen gestülpt; das Volumen ist deshalb zweifelhaft.',
  ],
  ['The part is less than 1 mm long. Please check the unit.', 'Das Teil ist kürzer als 1 mm. Bitte prüfen Sie die Einheit.'],
  ['The part is more than 2 m long. Please check the unit.', 'Das Teil ist länger als 2 m. Bitte prüfen Sie die Einheit.'],
  ['The file lacks its closing line and may be incomplete.', 'Der Datei fehlt die letzte Zeile; sie ist vielleicht unvollständig.'],
  [
    'The file holds more data after its last facet; it was ignored.',
    'Nach dem letzten Dreieck enthält die Datei weitere Daten; sie wurden nicht beachtet.',
  ],
  ['The model was inside out; it was turned the right way.', 'Das Modell war nach außen gestülpt; es wurde richtig gedreht.'],
  ['One facet has no area and counts for nothing.', 'Ein Dreieck hat keine Fläche und zählt nicht.'],
  ['One facet has no area and count for nothing.', 'Ein Dreieck hat keine Fläche und zählt nicht.'],
  ['{#count} facets have no area and count for nothing.', '{count} Dreiecke haben keine Fläche und zählen nicht.'],
];

/** What stands within them. */
const PHRASES: readonly Sentence[] = [
  ['1 dimension', '1 Maß'],
  ['{#count} dimensions', '{count} Maße'],
  ['1 tolerance', '1 Toleranz'],
  ['{#count} tolerances', '{count} Toleranzen'],
  ['1 datum', '1 Bezug'],
  ['{#count} datums', '{count} Bezüge'],
  ['1 thread', '1 Gewinde'],
  ['{#count} threads', '{count} Gewinde'],
  ['⌀{#stated} where the model has ⌀{#real}', '⌀{stated}, wo das Modell ⌀{real} hat'],
  ['{#count} bodies, all alike', '{count} Körper, alle gleich'],
  ['{#count} different bodies', '{count} verschiedene Körper'],
  ['{#count} bodies, {#different} of them different', '{count} Körper, davon {different} verschieden'],
  ['{#count} bodies', '{count} Körper'],
  ['a sealed cavity', 'einen geschlossenen Hohlraum'],
  ['{#count} sealed cavities', '{count} geschlossene Hohlräume'],
  ['volume', 'Das Volumen'],
  ['surface area', 'Der Flächeninhalt'],
  ['millimetres and inches', 'Millimetern und Zoll'],
  ['millimetres and centimetres', 'Millimetern und Zentimetern'],
  ['millimetres and metres', 'Millimetern und Metern'],
  ['centimetres and inches', 'Zentimetern und Zoll'],
  ['centimetres and metres', 'Zentimetern und Metern'],
  ['inches and feet', 'Zoll und Fuß'],
  // Lists come last: a comma may stand in other phrases too.
  ['{~told} and {#count} more like it', '{told} und {count} weitere'],
  ['{~one}, {~two} and {~three}', '{one}, {two} und {three}'],
  ['{~one} and {~two}', '{one} und {two}'],
  ['{~one}, {~two}', '{one}, {two}'],
];

export const sayFinding = createTranslator({
  sentences: [...MEASURED, ...REASONS],
  phrases: [...PHRASES, ...OFFERED],
  writeFigures: writeGermanFigures,
});
