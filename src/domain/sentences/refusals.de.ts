import { createTranslator, type Sentence } from './create-translator.ts';
import { writeGermanFigures } from './german-figures.ts';
import { MEANWHILE } from './meanwhile.de.ts';
import { OFFER_PROBLEMS } from './offer-problems.de.ts';
import { PAPER_REFUSALS } from './paper-refusals.de.ts';
import { UPLOAD_REFUSALS } from './upload-refusals.de.ts';

const REFUSALS: readonly Sentence[] = [
  // Whatever was asked for.
  ['The request could not be understood.', 'Die Anfrage konnte nicht gelesen werden.'],
  ['This address is not open to you.', 'Diese Adresse ist für Sie nicht zugänglich.'],
  ['There is nothing at this address.', 'Unter dieser Adresse gibt es nichts.'],
  ['This address does not take this kind of request.', 'Diese Adresse nimmt solche Anfragen nicht an.'],
  ['The request is too large.', 'Die Anfrage ist zu groß.'],
  ['The request is not encoded as this call needs it.', 'Die Anfrage ist nicht so kodiert, wie es nötig ist.'],
  [
    'The service is busy at the moment. Please try again in a moment.',
    'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  ],
  ['Something went wrong on our side. Please try again.', 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.'],
  ['There is no such file.', 'Diese Datei gibt es nicht.'],
  ['Please sign in first.', 'Bitte melden Sie sich zuerst an.'],
  ['Only the owner of the provider may do this.', 'Das darf nur der Inhaber des Betriebs.'],
  [
    'Your account has no provider yet. Please save your profile first.',
    'Zu Ihrem Konto gehört noch kein Betrieb. Bitte speichern Sie zuerst Ihr Profil.',
  ],
  ["'{field}' is missing or not valid.", '„{field}“ fehlt oder ist ungültig.'],
  [
    'The first request with this Idempotency-Key is still being answered. Please ask again in a moment.',
    'Die erste Anfrage mit diesem Schlüssel wird noch beantwortet. Bitte fragen Sie gleich noch einmal.',
  ],
  [
    'You offer no material yet, so the example can’t be priced. Please choose what you offer first.',
    'Sie bieten noch kein Material an, deshalb hat das Beispiel keinen Preis. Bitte wählen Sie zuerst Ihr Angebot.',
  ],
  [
    'A colleague has changed the clients meanwhile. Nothing was imported: please try again.',
    'Ein Kollege hat die Kunden inzwischen geändert. Es wurde nichts importiert: Bitte versuchen Sie es noch einmal.',
  ],
  ['No picture was sent.', 'Es wurde kein Bild gesendet.'],
  ['No file was sent.', 'Es wurde keine Datei gesendet.'],
  [
    'Your connection sent too little for half a minute, so the request was stopped. Please try again when it is better.',
    'Ihre Verbindung hat eine halbe Minute lang zu wenig gesendet, deshalb wurde abgebrochen. Bitte versuchen Sie es noch einmal, wenn sie besser ist.',
  ],
  ['The request took too long to arrive. Please try again.', 'Die Anfrage kam zu langsam an. Bitte versuchen Sie es noch einmal.'],
  [
    'Too many uploads are followed at once. Please try again in {#seconds} seconds.',
    'Es werden zu viele Dateien gleichzeitig verfolgt. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  ],
  [
    'Too many files are uploaded at once. Please try again in {#seconds} seconds.',
    'Es werden zu viele Dateien gleichzeitig hochgeladen. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  ],
  [
    'Too many archives are downloaded at once. Please try again in {#seconds} seconds.',
    'Es werden zu viele Archive gleichzeitig heruntergeladen. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  ],
  [
    'Too many pictures are uploaded at once. Please try again in {#seconds} seconds.',
    'Es werden zu viele Bilder gleichzeitig hochgeladen. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  ],
  [
    'There were too many requests. Please try again in {#seconds} seconds.',
    'Es waren zu viele Anfragen. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  ],
  ['There were too many requests. Please try again in a moment.', 'Es waren zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.'],
  [
    'Too many uploads are unfinished. Please try again later.',
    'Zu viele Dateien sind nicht fertig hochgeladen. Bitte versuchen Sie es später noch einmal.',
  ],
  ['The upload does not say what it is.', 'Der Upload sagt nicht, welche Datei er bringt.'],
  ['There is no such upload.', 'Diesen Vorgang gibt es nicht.'],
  [
    "The server's disk is full, so nothing can be stored at the moment. Please try again later.",
    'Der Speicher des Servers ist voll; im Moment kann nichts gespeichert werden. Bitte versuchen Sie es später noch einmal.',
  ],
  [
    'The server has too much open at the moment. Please try again in a moment.',
    'Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  ],
  [
    'There is no room for more files at the moment. Please write to the provider, who can make some.',
    'Im Moment ist kein Platz für weitere Dateien. Bitte schreiben Sie dem Anbieter; er kann Platz schaffen.',
  ],
  [
    'So much was uploaded from your address today that nothing more is taken. Please go on tomorrow, or write to the provider.',
    'Von Ihrer Adresse wurde heute schon so viel hochgeladen, dass nichts mehr angenommen wird. Bitte machen Sie morgen weiter oder schreiben Sie dem Anbieter.',
  ],
  ['Please check the marked fields.', 'Bitte prüfen Sie die markierten Felder.'],
  // Parts and prices.
  ["We don't have this file. Please upload it again.", 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.'],
  ["We don't have a mesh of this file.", 'Zu dieser Datei gibt es kein Netz.'],
  [
    'This file holds one body, which is made as one thing anyway.',
    'Diese Datei enthält einen Körper, der ohnehin als Ganzes gefertigt wird.',
  ],
  ['This file holds one body, so there is nothing to split.', 'Diese Datei enthält nur einen Körper, es gibt also nichts zu trennen.'],
  [
    'This file holds {#count} different bodies. Files of up to {#most} can be split.',
    'Diese Datei enthält {count} verschiedene Körper. Trennen lassen sich Dateien mit bis zu {most}.',
  ],
  [
    'This file says which unit it is in. Only the unit of an STL file can be changed.',
    'Diese Datei sagt selbst, in welcher Einheit sie ist. Ändern lässt sich nur die Einheit von STL-Dateien.',
  ],
  [
    'The file is named as {format}, but it holds {~found}. Please rename it and try again.',
    'Dem Namen nach ist die Datei {format}, sie enthält aber {found}. Bitte benennen Sie sie um und versuchen Sie es noch einmal.',
  ],
  ['The file is named as {format}, but it is {~kind}.', 'Dem Namen nach ist die Datei {format}, sie ist aber {kind}.'],
  [
    'The file is named as {format}, but its content is something else, or cut short.',
    'Dem Namen nach ist die Datei {format}, ihr Inhalt ist aber etwas anderes oder abgeschnitten.',
  ],
  [
    'The file is named as {format}, but its content is something else.',
    'Dem Namen nach ist die Datei {format}, ihr Inhalt ist aber etwas anderes.',
  ],
  ['The file is named as PDF, but begins as a web page.', 'Dem Namen nach ist die Datei PDF, sie beginnt aber wie eine Webseite.'],
  ['During Beta, file size is limited to 50 MB.', 'Während der Beta-Phase dürfen Dateien höchstens 50 MB groß sein.'],
  ['The file is empty.', 'Die Datei ist leer.'],
  ['We can read {endings} files; this one has another ending.', 'Wir lesen Dateien mit den Endungen {endings}; diese hat eine andere.'],
  [
    'This provider is not known here. Please check the link you were given.',
    'Dieser Anbieter ist hier nicht bekannt. Bitte prüfen Sie den Link.',
  ],
  ['This provider does not offer this material.', 'Dieser Anbieter bietet das Material nicht an.'],
  [
    'One of the parts is not known here any more. Please upload it again.',
    'Eines der Teile ist hier nicht mehr bekannt. Bitte laden Sie es noch einmal hoch.',
  ],
  ['This shop measures files itself. Please upload the file.', 'Dieser Betrieb vermisst Dateien selbst. Bitte laden Sie die Datei hoch.'],
  ['The name of the file does not fit its figures.', 'Der Name der Datei passt nicht zu ihren Werten.'],
  ['The file of this part is in your browser. Send it first.', 'Die Datei dieses Teils liegt nur in Ihrem Browser. Senden Sie sie zuerst.'],
  [
    'The files of this request have not been sent yet. Please send it again from the page of your cart.',
    'Die Dateien dieser Anfrage wurden noch nicht gesendet. Bitte senden Sie sie noch einmal aus dem Warenkorb.',
  ],
  [
    'A quote takes at most {#most} parts at once. Please ask for the others separately.',
    'Ein Angebot umfasst höchstens {most} Teile auf einmal. Bitte fragen Sie die anderen gesondert an.',
  ],
  [
    'A request takes at most {#most} lines. Please send the others in a second request.',
    'Eine Anfrage umfasst höchstens {most} Positionen. Bitte senden Sie die anderen in einer zweiten.',
  ],
  // Requests and their files.
  ['The request could not be stored.', 'Die Anfrage konnte nicht gespeichert werden.'],
  ['The message could not be stored.', 'Die Nachricht konnte nicht gespeichert werden.'],
  ['The cart is empty.', 'Der Warenkorb ist leer.'],
  ['A line of the cart does not say what is asked for.', 'Eine Position des Warenkorbs sagt nicht, was angefragt wird.'],
  [
    'This request was sent before with other content. Please send it again.',
    'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Bitte senden Sie sie noch einmal.',
  ],
  [
    "The notes of line {#line} are too long or can't be read: {#most} characters each at most.",
    'Die Angaben zu Position {line} sind zu lang oder nicht lesbar: je höchstens {most} Zeichen.',
  ],
  [
    '{name} of line {#line} is no longer here: files wait a day for their request. Please remove it and add it again.',
    '{name} von Position {line} ist nicht mehr da: Dateien warten einen Tag auf ihre Anfrage. Bitte entfernen Sie sie und fügen Sie sie wieder hinzu.',
  ],
  [
    '{name} of line {#line} was sent with another request. Please remove it and add it again.',
    '{name} von Position {line} wurde mit einer anderen Anfrage gesendet. Bitte entfernen Sie sie und fügen Sie sie wieder hinzu.',
  ],
  ['A request takes at most {#most} files.', 'Eine Anfrage umfasst höchstens {most} Dateien.'],
  [
    'A request takes at most {#most} files. Please remove what is not needed, or send the others by mail.',
    'Eine Anfrage umfasst höchstens {most} Dateien. Bitte entfernen Sie, was nicht nötig ist, oder senden Sie die anderen per E-Mail.',
  ],
  [
    'The PDF is cut short. Please save it again and send that file.',
    'Das PDF ist abgeschnitten. Bitte speichern Sie es neu und senden Sie diese Datei.',
  ],
  [
    'The PDF holds a script, a program call, a form that sends, a link to a file elsewhere or files of its own, which we do not take. Please print it into a new PDF and send that.',
    'Das PDF enthält ein Skript, einen Programmaufruf, ein Formular, das sendet, einen Verweis auf eine andere Datei oder eigene Dateien; das nehmen wir nicht an. Bitte drucken Sie es in ein neues PDF und senden Sie dieses.',
  ],
  ['We take {endings} files; this one has another ending.', 'Wir nehmen Dateien mit den Endungen {endings}; diese hat eine andere.'],
  ['A file may take 25 MB. Please send a smaller one.', 'Eine Datei darf 25 MB groß sein. Bitte senden Sie eine kleinere.'],
  [
    'These files are too large for one archive. Please download them one by one.',
    'Diese Dateien sind zu groß für ein Archiv. Bitte laden Sie sie einzeln herunter.',
  ],
  // The customer's side of a request.
  ['This call takes a key or an mspID.', 'Dieser Aufruf braucht einen Schlüssel oder eine mspID.'],
  [
    'This request holds as many messages as it can. Please write to the shop by mail.',
    'Diese Anfrage enthält so viele Nachrichten, wie sie kann. Bitte schreiben Sie dem Anbieter per E-Mail.',
  ],
  [
    'The file with your order is no longer here. Please add it again.',
    'Die Datei zu Ihrer Bestellung ist nicht mehr da. Bitte fügen Sie sie noch einmal hinzu.',
  ],
  ['The total has changed. Please look at it again.', 'Die Summe hat sich geändert. Bitte sehen Sie sie sich noch einmal an.'],
  [
    'Please say where the invoice goes: name, street, city, country and the postal code as it is there.',
    'Geben Sie an, wohin die Rechnung geht: Name, Straße, Ort, Land und die Postleitzahl, wie sie dort üblich ist.',
  ],
  [
    'This VAT ID can’t be right. Please check its letters and digits, or leave it out.',
    'Diese USt-IdNr. kann nicht stimmen. Prüfen Sie Buchstaben und Ziffern, oder lassen Sie sie weg.',
  ],
  [
    'This is no phone number. Please enter its digits with the area code, or leave it out.',
    'Das ist keine Telefonnummer. Geben Sie sie mit Vorwahl an, oder lassen Sie sie weg.',
  ],
  [
    'This quote has terms. Please read and accept them, or ask the shop about them.',
    'Zu diesem Angebot gehören Bedingungen. Lesen und akzeptieren Sie sie, oder fragen Sie beim Anbieter nach.',
  ],
  [
    'This quote is without tax for another delivery or VAT ID than you entered. Please enter the one it was made for, or ask the shop for a new quote.',
    'Dieses Angebot ist ohne Steuer für eine andere Lieferung oder USt-IdNr., als Sie angegeben haben. Geben Sie die an, für die es gemacht wurde, oder bitten Sie um ein neues Angebot.',
  ],
  [
    'Please say where the order goes: name, street, city, country and the postal code as it is there. Or choose to pick it up at the shop.',
    'Bitte geben Sie an, wohin die Bestellung geht: Name, Straße, Ort, Land und die dort übliche Postleitzahl. Oder wählen Sie die Abholung beim Anbieter.',
  ],
  [
    'Line {#line} was quoted for {~offered} pieces. For {#count}, please ask for a new quote.',
    'Position {line} wurde für {offered} Stück angeboten. Für {count} fragen Sie bitte ein neues Angebot an.',
  ],
  [
    'Line {#line} was quoted for 1 piece. For {#count}, please ask for a new quote.',
    'Position {line} wurde für 1 Stück angeboten. Für {count} fragen Sie bitte ein neues Angebot an.',
  ],
  [
    'You have sent 20 messages within an hour. Please go on in an hour, or write to the shop by email.',
    'Sie haben in der letzten Stunde 20 Nachrichten gesendet. Bitte machen Sie in einer Stunde weiter oder schreiben Sie dem Anbieter per E-Mail.',
  ],
  [
    'You have sent 60 messages within a day. Please go on tomorrow, or write to the shop by email.',
    'Sie haben an einem Tag 60 Nachrichten gesendet. Bitte machen Sie morgen weiter oder schreiben Sie dem Anbieter per E-Mail.',
  ],
  ['There is no such request.', 'Diese Anfrage gibt es nicht.'],
  [
    'This link leads to no request. It may have been deleted, or the link is not complete.',
    'Dieser Link führt zu keiner Anfrage. Vielleicht wurde sie gelöscht, oder der Link ist nicht vollständig.',
  ],
  [
    'That can’t be done any more: the request has moved on. Please look at it again.',
    'Das geht nicht mehr: Die Anfrage ist schon weiter. Bitte sehen Sie sie sich noch einmal an.',
  ],
  [
    'There is a newer revision of this quote, or it was answered already. Please look at it again.',
    'Von diesem Angebot gibt es eine neuere Revision, oder es wurde schon beantwortet. Bitte sehen Sie es sich noch einmal an.',
  ],
  ['The last day of this quote is over. Please ask for a new one.', 'Dieses Angebot ist abgelaufen. Bitte fragen Sie ein neues an.'],
  [
    'These lines or quantities are not open. Please look at the order again.',
    'Diese Positionen oder Stückzahlen sind nicht offen. Bitte sehen Sie sich den Auftrag noch einmal an.',
  ],
  [
    'Something else was sent under the same key. Please send it again.',
    'Unter demselben Schlüssel wurde etwas anderes gesendet. Bitte senden Sie es noch einmal.',
  ],
  [
    'The request has changed since you opened it. Nothing was overwritten: please look again.',
    'Die Anfrage hat sich geändert, seit Sie sie geöffnet haben. Nichts wurde überschrieben: Bitte sehen Sie noch einmal nach.',
  ],
  ['{~told} Nothing was overwritten: please look again.', '{told} Nichts wurde überschrieben: Bitte sehen Sie noch einmal nach.'],
  // The shop's.
  ['Nobody of that name works here.', 'Hier arbeitet niemand mit diesem Namen.'],
  ['The request has no such line.', 'Die Anfrage hat diese Position nicht.'],
  [
    'A colleague has changed these settings since you opened them. Nothing was overwritten: please look again.',
    'Ein Teammitglied hat diese Einstellungen geändert, seit Sie sie geöffnet haben. Nichts wurde überschrieben: Bitte sehen Sie noch einmal nach.',
  ],
  [
    'A colleague has changed this note since you opened it. Nothing was overwritten: please look again.',
    'Ein Teammitglied hat diese Notiz geändert, seit Sie sie geöffnet haben. Nichts wurde überschrieben: Bitte sehen Sie noch einmal nach.',
  ],
  ['Nothing is known of this client.', 'Von diesem Kunden ist nichts bekannt.'],
  [
    "This customer has had {#most} mails from you without an hour's pause. Please go on in an hour; nothing was changed.",
    'Dieser Kunde hat ohne eine Stunde Pause {most} E-Mails von Ihnen erhalten. Bitte machen Sie in einer Stunde weiter; nichts wurde geändert.',
  ],
  ['Two golden parts have the same id.', 'Zwei Referenzteile haben dieselbe Kennung.'],
  ['A provider has no published rate card.', 'Es ist noch keine Kalkulation veröffentlicht.'],
  ['There is no version with this number.', 'Eine Version mit dieser Nummer gibt es nicht.'],
  ['There is no draft to publish.', 'Es gibt keinen Entwurf, der sich veröffentlichen ließe.'],
  ['One of the parts is not known here.', 'Eines der Teile ist hier nicht bekannt.'],
  [
    'Someone else has changed the golden parts since you opened them. Please reload them first.',
    'Jemand anderes hat die Referenzteile geändert, seit Sie sie geöffnet haben. Bitte laden Sie sie zuerst neu.',
  ],
  [
    'Someone else has changed the prices since you opened them. Nothing of yours was saved over theirs.',
    'Jemand anderes hat die Preise geändert, seit Sie sie geöffnet haben. Von Ihnen wurde nichts darüber gespeichert.',
  ],
  [
    '{name} has changed the prices since you opened them. Nothing of yours was saved over theirs.',
    '{name} hat die Preise geändert, seit Sie sie geöffnet haben. Von Ihnen wurde nichts darüber gespeichert.',
  ],
  ['This rate card is nested too deeply.', 'Diese Kalkulation ist zu tief verschachtelt.'],
  [
    'This rate card is too large. It may take 512 KB; please remove what you no longer need.',
    'Diese Kalkulation ist zu groß. Sie darf 512 KB umfassen; bitte entfernen Sie, was Sie nicht mehr brauchen.',
  ],
  [
    'Some rates are missing or not valid. Please check the marked fields.',
    'Einige Sätze fehlen oder sind ungültig. Bitte prüfen Sie die markierten Felder.',
  ],
  [
    'This is no picture that we can read. Please send a JPEG, PNG or WebP file.',
    'Dieses Bild können wir nicht lesen. Bitte senden Sie eine JPEG-, PNG- oder WebP-Datei.',
  ],
  ['A picture may take 10 MB. Please send a smaller one.', 'Ein Bild darf 10 MB groß sein. Bitte senden Sie ein kleineres.'],
  [
    'The offer names a material, colour or finish that the catalogue does not have.',
    'Das Angebot nennt ein Material, eine Farbe oder eine Oberfläche, die der Katalog nicht hat.',
  ],
  [
    'The offer lists a material more than once. Please list each material once, with all its colours and finishes.',
    'Ein Material steht mehrmals im Angebot. Bitte nennen Sie jedes Material einmal, mit allen Farben und Oberflächen.',
  ],
  ['Customers begin with one material. Please choose which.', 'Kunden beginnen mit einem Material. Bitte wählen Sie, mit welchem.'],
  [
    'Somebody has saved the profile or the materials since you opened them. Nothing was overwritten: please look again.',
    'Jemand hat Profil oder Materialien gespeichert, seit Sie sie geöffnet haben. Nichts wurde überschrieben: Bitte sehen Sie noch einmal nach.',
  ],
  [
    'Your account does not work for a shop, and no further shops can be opened here. Please ask to be invited to one.',
    'Ihr Konto gehört zu keinem Betrieb, und weitere können hier nicht eröffnet werden. Bitte lassen Sie sich in einen einladen.',
  ],
  ['Whoever founded the provider stays its owner.', 'Wer den Betrieb gegründet hat, bleibt sein Inhaber.'],
  [
    'You founded this shop and stay its owner, so that it is never without one. You can not leave it.',
    'Sie haben diesen Betrieb gegründet und bleiben sein Inhaber, damit er nie ohne ist. Verlassen können Sie ihn nicht.',
  ],
  [
    'This invitation is not good any more. Please ask for a new one.',
    'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich eine neue geben.',
  ],
  [
    'Your account has a provider already. Please join with another account.',
    'Ihr Konto gehört schon zu einem Betrieb. Bitte treten Sie mit einem anderen bei.',
  ],
  [
    'This invitation went to another address. Please sign in with that one.',
    'Diese Einladung ging an eine andere Adresse. Bitte melden Sie sich mit dieser an.',
  ],
  [
    'This address has had several mails within the hour. Please try again later.',
    'An diese Adresse gingen in der letzten Stunde schon mehrere E-Mails. Bitte versuchen Sie es später noch einmal.',
  ],
  [
    'This set-up link is no longer valid: this shop has an owner, or the link is incomplete.',
    'Dieser Einrichtungslink gilt nicht mehr: Der Betrieb hat einen Inhaber, oder der Link ist unvollständig.',
  ],
  [
    'Your account already works for a shop. Please use another account for this one.',
    'Ihr Konto gehört schon zu einem Betrieb. Bitte verwenden Sie für diesen ein anderes.',
  ],
  // Accounts.
  ['User already exists', 'Dieses Konto gibt es schon'],
  [
    'You can create an account here by invitation only. Please open the link in your invitation.',
    'Ein Konto können Sie hier nur mit einer Einladung anlegen. Bitte öffnen Sie den Link in Ihrer Einladung.',
  ],
  ['Invalid verification code provided, please try again.', 'Dieser Bestätigungscode stimmt nicht. Bitte versuchen Sie es noch einmal.'],
  ['Invalid code provided, please request a code again.', 'Dieser Code stimmt nicht. Bitte fordern Sie einen neuen an.'],
  ['Incorrect username or password.', 'E-Mail oder Passwort stimmen nicht.'],
  ['User is not confirmed.', 'Dieses Konto ist noch nicht bestätigt.'],
  ['Attempt limit exceeded, please try after some time.', 'Zu viele Versuche. Bitte versuchen Sie es nach einiger Zeit noch einmal.'],
  ['Password did not conform with password policy: Password not long enough', 'Das Passwort ist zu kurz'],
  ['Password did not conform with password policy: Password too long', 'Das Passwort ist zu lang'],
  ['Password did not conform with password policy: Password too common', 'Das Passwort ist zu verbreitet'],
  ['The accounts are not open.', 'Die Konten sind nicht geöffnet.'],
  ['Username should be an email.', 'Bitte geben Sie eine E-Mail-Adresse an.'],
];

const PHRASES: readonly Sentence[] = [
  ...MEANWHILE,
  ['{~one}, {~two}, or {#last}', '{one}, {two} oder {last}'],
  ['{~one} or {#last}', '{one} oder {last}'],
  ['a ZIP archive', 'ein ZIP-Archiv'],
  ['a compressed archive', 'ein komprimiertes Archiv'],
  ['a 7-Zip archive', 'ein 7-Zip-Archiv'],
  ['a RAR archive', 'ein RAR-Archiv'],
  ['a PNG picture', 'ein PNG-Bild'],
  ['a JPEG picture', 'ein JPEG-Bild'],
  ['a GIF picture', 'ein GIF-Bild'],
  ['a PDF document', 'ein PDF-Dokument'],
  ['a glTF model', 'ein glTF-Modell'],
  ['an Office document or a native CAD file', 'ein Office-Dokument oder eine native CAD-Datei'],
  ['a web page or XML', 'eine Webseite oder XML'],
];

export const sayRefusal = createTranslator({
  sentences: [...REFUSALS, ...PAPER_REFUSALS, ...UPLOAD_REFUSALS, ...OFFER_PROBLEMS],
  phrases: PHRASES,
  writeFigures: writeGermanFigures,
});
